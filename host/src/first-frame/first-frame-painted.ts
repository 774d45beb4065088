/** Maximum wait in milliseconds: an invisible browser does not paint. */
const TIMEOUT_MS = 500;

/**
 * Resolves once the browser has painted the page's first frame, or at once without one. On a fast network the app's code arrives
 * with the page and would delay the first paint, which does not need it.
 */
export function firstFramePainted(page: Window): Promise<void> {
  const { document, performance } = page;
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isPainted || document.hidden || !document.getElementById('frame')) return Promise.resolve();
  return new Promise((resolve) => {
    // animation frame callbacks run before the paint, a task scheduled in them runs after it
    page.requestAnimationFrame(() => page.setTimeout(resolve));
    page.setTimeout(resolve, TIMEOUT_MS);
  });
}
