import type { BrowserContext, Page, Request } from 'playwright/test';
import { expect } from 'playwright/test';

/** Scripts, styles and catalogues of a context that were asked for and are still on their way. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

const isFile = (request: Request) => /^(script|stylesheet)$/.test(request.resourceType()) || request.url().endsWith('.ftl');

/** From now on what a context's pages and frames ask for is known to `filesAreHere`. */
export function followFiles(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    if (isFile(request)) requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until all files have come but those that are to `hang`. Before seconds pass at once: whatever is on its way by then is given up
 * too, as if it had taken as long.
 */
export async function filesAreHere(page: Page, hanging?: RegExp): Promise<void> {
  const addresses = () =>
    Array.from(underWay.get(page.context()) ?? [], (request) => new URL(request.url()).pathname).filter(
      (address) => !hanging?.test(address),
    );
  await expect.poll(addresses).toEqual([]);
}
