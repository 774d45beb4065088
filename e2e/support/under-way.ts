import type { Page, Request } from 'playwright/test';

/** From now on: addresses, in this origin, of scripts and styles that were asked for and are still on their way. Before a leap of the clock all but what is to hang must have come. */
export function filesUnderWay(page: Page): () => readonly string[] {
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (/^(script|stylesheet)$/.test(request.resourceType())) requests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => requests.delete(request));
  return () => Array.from(requests, (request) => new URL(request.url()).pathname);
}
