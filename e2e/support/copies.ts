import type { Page } from 'playwright/test';

/** Counts the React renderers of later pages with a stub of the developer tools' hook. */
export async function watchCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const renderers = new Map();
    const inject = () => renderers.set(renderers.size + 1, true).size;
    const ignore = () => undefined;
    const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, checkDCE: ignore };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** How often React's renderer and each part of the bridge were created in a page. */
export const copiesIn = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { renderers: Map<number, boolean> };
      [key: symbol]: Map<string, { requests: number }>;
    };
    const requests = [...(here[Symbol.for('billet.singletons')] ?? [])].map(([name, singleton]) => [name, singleton.requests] as const);
    return { renderers: here.__REACT_DEVTOOLS_GLOBAL_HOOK__.renderers.size, requests: Object.fromEntries(requests) };
  });
