/** The element at the same place below another top, where all on the way to it is of the same kind. */
export function twinOf(element: Element, top: Element, other: Element): Element | null {
  const { parentElement: parent } = element;
  if (element === top || !parent) return other;
  const twin = twinOf(parent, top, other)?.children[[...parent.children].indexOf(element)];
  return twin?.tagName === element.tagName ? twin : null;
}

/** What a control does where its words change with what is known, else its address, or what is said of it. */
const nameOf = (control: Element) =>
  control.getAttribute('data-does') ?? control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent.trim();

/**
 * The page's control that a frame's stands for: of the same kind and name, and where several are, in the same turn. Where the frame is in
 * another language words name nothing, and it is the one at the same place.
 */
export function counterpartOf(control: Element, frame: HTMLElement, root: Element): HTMLElement | null {
  const isUnknown = !control.hasAttribute('data-does') && frame.lang !== frame.ownerDocument.documentElement.lang;
  if (isUnknown) return twinOf(control, frame, root) as HTMLElement | null;
  const named = (top: Element): Element[] =>
    [...top.querySelectorAll(control.localName)].filter((each) => nameOf(each) === nameOf(control));
  return (named(root)[named(frame).indexOf(control)] ?? null) as HTMLElement | null;
}
