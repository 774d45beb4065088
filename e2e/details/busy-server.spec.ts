import { codeOf } from '../support/launch.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { openWithInitData } from '../support/test-users.ts';
import { wordsOf } from '../support/words.ts';

const en = wordsOf('en');
const refusal = (status: number, code: string, headers = {}) => ({ status, headers, json: { error: { code, message: code } } });

for (const [status, code] of [
  [429, 'too_many'],
  [400, 'bad_input'],
  [403, 'forbidden'],
] as const) {
  test(`[ENV-09][ENV-11] on the web a response ${status} keeps the code of the link and offers to try again`, async ({
    page,
    problems,
  }) => {
    problems.allow({ answers: [{ status, path: /\/api\/profile\// }] });
    const alices = await codeOf(page, 'alice');
    await page.route(new RegExp(`/api/profile/${alices}`), (route) => route.fulfill(refusal(status, code)));
    await page.goto(`${appUrl()}/#/send?code=${alices}`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/send\\?code=${alices}$`));
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { name: 'A valentine for Alice' })).toBeVisible();
  });
}

test('[API-02][VIS-04] a poster that the busy server refuses is requested again without the user', async ({ page, ann }) => {
  const asked = new Map<string, number>();
  await page.route('**/api/images/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, times);
    if (times <= 2) await route.fulfill(refusal(503, 'busy', { 'Retry-After': '1' }));
    else await route.continue();
  });
  await openWithInitData(page, ann, { app: 'main' });
  await page.getByRole('button', { name: en('share-step-share-action'), exact: true }).click();
  const posterSheet = page.getByRole('dialog');
  await posterSheet.getByRole('button', { name: en('share-age-confirm') }).click();
  await expect(posterSheet.locator('[data-look=classic] img')).toHaveJSProperty('naturalWidth', 540);
  await expect(posterSheet.getByRole('alert')).toHaveCount(0);
});
