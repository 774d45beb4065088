import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect } from 'playwright/test';

/** Pending requests for scripts, styles and catalogues, by context. */
const pending = new WeakMap<BrowserContext, Set<Request>>();

const isFile = (request: Request) => /^(script|stylesheet)$/.test(request.resourceType()) || request.url().endsWith('.ftl');

/** Tracks the requests of a context's pages and frames for `waitForFiles`. */
export function followFiles(context: BrowserContext): void {
  const requests = new Set<Request>();
  pending.set(context, requests);
  context.on('request', (request) => {
    if (isFile(request)) requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until all files except those that match `hanging` have loaded. Call it before advancing the clock by seconds: the app would abort
 * files that are still loading, as if they had taken that long.
 */
export async function waitForFiles(page: Page, hanging?: RegExp): Promise<void> {
  const addresses = () =>
    Array.from(pending.get(page.context()) ?? [], (request) => new URL(request.url()).pathname).filter(
      (address) => !hanging?.test(address),
    );
  await expect.poll(addresses).toEqual([]);
}
