import type { Page } from 'playwright/test';

/** Delays the responses of these addresses; returns a function that releases them. The first `failures` requests fail immediately. */
export async function holdAnswers(page: Page, addresses: RegExp, { failures = 0 } = {}): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let failuresLeft = failures;
  await page.route(addresses, async (route) => {
    if (failuresLeft-- > 0) return route.abort();
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Answers these addresses with an API error until the route is removed. */
export const refuseAnswers = (page: Page, addresses: RegExp, status: number, code: string): Promise<unknown> =>
  page.route(addresses, (route) => route.fulfill({ status, json: { error: { code, message: code } } }));
