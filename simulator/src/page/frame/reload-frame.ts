/**
 * Reloads a frame by inserting it at its place again. Setting its address would only scroll, because it differs from the current one in the
 * hash only. An empty page in between would make the frame change processes twice at once, which is too fast for outside observers such as
 * tests.
 */
export function reloadFrame(element: HTMLIFrameElement): void {
  element.parentNode?.insertBefore(element, element.nextSibling);
}
