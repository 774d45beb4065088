/** By way of an empty page: an address that differs in its hash only would be scrolled to, not loaded. */
export function loadAnew(element: HTMLIFrameElement, url: string): void {
  const load = (): void => {
    // the page before may have been about to tell that it is loaded; an app's document cannot be seen from here
    if (!element.contentDocument) return;
    element.removeEventListener('load', load);
    element.src = url;
  };
  element.addEventListener('load', load);
  element.src = 'about:blank';
}
