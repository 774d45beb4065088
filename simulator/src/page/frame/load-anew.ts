/**
 * By putting the frame into its place again: its address would only be scrolled to, as it differs in its hash from where the app is by
 * now, and by way of an empty page the frame changes processes twice at once, which is too fast for who looks on from outside.
 */
export function loadAnew(element: HTMLIFrameElement): void {
  element.parentNode?.insertBefore(element, element.nextSibling);
}
