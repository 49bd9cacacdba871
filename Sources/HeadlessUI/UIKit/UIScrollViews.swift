import Foundation

/// UIKit's views that scroll. Neutral: they are made and set, and shown nowhere.
open class UIScrollView: UIView {
  open var contentInset = UIEdgeInsets.zero
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var bounces = true
  open var alwaysBounceVertical = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  open override class func appearance() -> UIScrollView { UIScrollView() }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

open class UITextView: UIScrollView {
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open weak var delegate: (any UITextViewDelegate)?

  open override class func appearance() -> UITextView { UITextView() }
}

open class UITableView: UIScrollView {
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var allowsSelection = true

  open override class func appearance() -> UITableView { UITableView() }
}

open class UITableViewCell: UIView {
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?

  open override class func appearance() -> UITableViewCell { UITableViewCell() }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}

open class UICollectionView: UIScrollView {
  open override class func appearance() -> UICollectionView { UICollectionView() }
}

/// What a text view tells. Nothing calls it here.
@MainActor
public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// What a text field tells. Nothing calls it here.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
