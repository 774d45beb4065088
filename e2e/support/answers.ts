import type { Page } from 'playwright/test';

/** Holds the answers of these addresses back; returns the function that lets them through. The first `failures` requests fail at once. */
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

/** Answers these addresses with an error of the API until the route is removed. */
export const refuseAnswers = (page: Page, addresses: RegExp, status: number, code: string): Promise<unknown> =>
  page.route(addresses, (route) => route.fulfill({ status, json: { error: { code, message: code } } }));
