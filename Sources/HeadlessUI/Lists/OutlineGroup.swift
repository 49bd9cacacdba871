/// Rows of a tree: those inside of a row are shown once it is opened by a tap.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Leaf: View, Parent == Leaf, Subgroup == EmptyView {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(element: element, id: id, children: children, row: row)
    }
  }

  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, row: content)
  }

  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, row: content)
  }
}

/// A row of a tree with what is inside of it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row
  @State private var isOpen = false

  var body: some View {
    if let inside = element[keyPath: children] {
      HStack {
        row(element)
        Spacer()
        Image(systemName: "chevron.right")
      }
      .onTapGesture { isOpen.toggle() }
      if isOpen {
        ForEach(inside, id: id) { element in
          AnyView(OutlineRow(element: element, id: id, children: children, row: row))
        }
      }
    } else {
      row(element)
    }
  }
}
