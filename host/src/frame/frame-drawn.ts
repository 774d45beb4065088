/** Milliseconds after which it isn't waited for: a browser that nobody looks at draws nothing. */
const PATIENCE = 500;

/**
 * Resolves once the browser has drawn the page's first frame, or at once where there is none. On a fast network the app's code is there
 * with the page, and would keep what needs none of it from being seen.
 */
export function frameDrawn(page: Window): Promise<void> {
  const { document, performance } = page;
  const isDrawn = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isDrawn || document.hidden || !document.getElementById('frame')) return Promise.resolve();
  return new Promise((resolve) => {
    // its callbacks come before it draws, a task of theirs after
    page.requestAnimationFrame(() => page.setTimeout(resolve));
    page.setTimeout(resolve, PATIENCE);
  });
}
