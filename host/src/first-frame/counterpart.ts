/** Element at the same position below another root, if all ancestors have the same tag names. */
export function correspondingElement(element: Element, top: Element, other: Element): Element | null {
  const { parentElement: parent } = element;
  if (element === top || !parent) return other;
  const twin = correspondingElement(parent, top, other)?.children[[...parent.children].indexOf(element)];
  return twin?.tagName === element.tagName ? twin : null;
}

/** Identifies a control: by its action if its label varies, else by its address, accessible name or text. */
const nameOf = (control: Element) =>
  control.getAttribute('data-does') ?? control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent.trim();

/**
 * The page's control that corresponds to one of the frame: same tag and name, and the same index among several. If the frame is in
 * another language, names cannot be compared, and the control at the same position is used.
 */
export function counterpartOf(control: Element, frame: HTMLElement, root: Element): HTMLElement | null {
  const isUnknown = !control.hasAttribute('data-does') && frame.lang !== frame.ownerDocument.documentElement.lang;
  if (isUnknown) return correspondingElement(control, frame, root) as HTMLElement | null;
  const named = (top: Element): Element[] =>
    [...top.querySelectorAll(control.localName)].filter((each) => nameOf(each) === nameOf(control));
  return (named(root)[named(frame).indexOf(control)] ?? null) as HTMLElement | null;
}
