import SwiftUI

struct PhotoGridScreen: View {
  @State private var photos = Array(1...20)
  @State private var selectedPhoto: Int?
  @Namespace private var namespace

  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 2)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(photos, id: \.self) { photo in
            PhotoCell(number: photo)
              .matchedGeometryEffect(id: photo, in: namespace)
              .onTapGesture {
                withAnimation(.interactiveSpring()) { selectedPhoto = photo }
              }
          }
        }
      }
      .overlay(alignment: .bottomTrailing) {
        Button {
          photos.append(photos.count + 1)
        } label: {
          Image(systemName: "plus")
            .font(.title2.weight(.bold))
            .foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .background(Circle().fill(Color.pink))
            .shadow(color: .black.opacity(0.25), radius: 6, x: 0, y: 3)
        }
        .accessibilityLabel("Add photo")
        .padding(20)
      }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Newest first", systemImage: "arrow.down") { photos.sort(by: >) }
            Button("Oldest first", systemImage: "arrow.up") { photos.sort() }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
      .navigationDestination(item: $selectedPhoto) { photo in
        Text("Photo \(photo)")
          .navigationTitle("Detail")
      }
    }
  }
}

private struct PhotoCell: View {
  let number: Int

  var body: some View {
    Rectangle()
      .fill(Color(hue: Double(number) / 20, saturation: 0.6, brightness: 0.9))
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text("\(number)")
          .font(.caption2)
          .padding(4)
          .background(.black.opacity(0.4))
          .foregroundStyle(.white)
      }
      .clipped()
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Photo number \(number)")
  }
}

#Preview {
  PhotoGridScreen()
}
