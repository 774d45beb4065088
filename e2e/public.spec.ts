import type { APIRequestContext, Page } from 'playwright/test';
import { callAs, makeStranger, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

let dana: Stranger;
let nobody: Stranger;
test.beforeAll(async ({ request }) => {
  dana = await makeStranger(request, { firstName: 'Dana' });
  nobody = await makeStranger(request, { firstName: 'Nobody' });
  const ann = await makeStranger(request, { firstName: 'Ann' });
  for (let count = 1; count <= 5; count++) await publish(request, ann, { itemId: 'tulip', message: `Note ${count}` });
  await publish(request, ann, { itemId: 'anon', message: 'A question', isAnonymousMessage: true });
  await callAs(request, ann.initData, 'POST', '/api/order/checkout', { valentineCode: dana.code, itemId: 'tulip', message: 'Unopened' });
});

/** Sends Dana a note, which she opens and answers: it is public then. */
async function publish(
  request: APIRequestContext,
  from: Stranger,
  note: { itemId: string; message: string; isAnonymousMessage?: boolean },
) {
  await callAs(request, from.initData, 'POST', '/api/order/checkout', { valentineCode: dana.code, ...note });
  const type = note.isAnonymousMessage ? 'anonymous_message' : 'ordinary';
  const path = `/api/inventory/valentines?type=${type}&limit=1&skip=0&filter=sent`;
  const { valentines } = await callAs<{ valentines: { id: string }[] }>(request, dana.initData, 'GET', path);
  const id = valentines[0]?.id;
  await callAs(request, dana.initData, 'POST', `/api/inventory/unwrap/${id}`);
  await callAs(request, dana.initData, 'POST', `/api/valentine/${id}/answer`, { answer: `Answer to ${note.message}` });
}

async function openList(page: Page, app: 'send' | 'ask', code: string) {
  await openNative(page, await makeStranger(page.request, { firstName: 'Visitor' }), { app, code });
  await page.getByRole('button', { name: /See public answers/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Answered in public' });
  await expect(sheet.getByRole('heading', { name: 'Answered in public' })).toBeVisible();
  return sheet;
}

test("[PUB-01] pages of 2; 'show more' appends until all that is opened, answered and public stands there once", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/public-valentines/')) asked.push(new URL(request.url()).search);
  });
  const sheet = await openList(page, 'send', dana.code);
  const notes = sheet.getByRole('listitem');
  const more = sheet.getByRole('button', { name: 'Show more' });
  await expect(notes).toHaveCount(2);
  const first = await notes.allInnerTexts();
  await more.click();
  await expect(notes).toHaveCount(4);
  expect((await notes.allInnerTexts()).slice(0, 2)).toEqual(first);
  await more.click();
  await expect(notes).toHaveCount(5);
  await expect(more).toHaveCount(0);
  for (let count = 1; count <= 5; count++) await expect(sheet.getByText(`Answer to Note ${count}`)).toHaveCount(1);
  await expect(sheet.getByText('Unopened')).toHaveCount(0);
  await expect(sheet.getByText('A question')).toHaveCount(0);
  expect(asked).toEqual(
    [0, 2, 4].map((skip) => expect.stringMatching(new RegExp(`type=valentine.*limit=2.*skip=${skip}|limit=2.*skip=${skip}`))),
  );
});

test('[PUB-01] the other mode has its own list', async ({ page }) => {
  const sheet = await openList(page, 'ask', dana.code);
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByText('Answer to A question')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

for (const [app, action, modal] of [
  ['send', 'Send a valentine', 'Sending a valentine'],
  ['ask', 'Ask a question', 'Asking anonymously'],
] as const) {
  test(`[PUB-01] an empty list on /${app} invites to write the first`, async ({ page }) => {
    const sheet = await openList(page, app, nobody.code);
    await expect(sheet.getByText('Nothing here yet')).toBeVisible();
    await sheet.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog', { name: modal })).toBeVisible();
    await expect(sheet).toBeHidden();
  });
}

test('[PUB-01][VIS-01] the sheet opens and closes in 300 ms, where the modal takes 500', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const sheet = await openList(page, 'send', dana.code);
  const seconds = (dialog: typeof sheet) =>
    dialog.evaluate((element) => getComputedStyle(element).animationDuration || getComputedStyle(element).transitionDuration);
  expect(await seconds(sheet)).toMatch(/0\.3s/);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Send a valentine' }).click();
  expect(await seconds(page.getByRole('dialog', { name: 'Sending a valentine' }))).toMatch(/0\.5s/);
});

test('[PUB-01][ERR-05] a list that does not load says so, without a toast, and is not called empty; trying again brings it', async ({
  page,
  problems,
}) => {
  problems.allow({ answers: [{ status: 400, path: /^\/api\/public-valentines\// }] });
  await page.route('**/api/public-valentines/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_input', message: 'no' } } }),
  );
  const sheet = await openList(page, 'send', dana.code);
  await expect(sheet.getByRole('alert')).toContainText("The answers didn't load");
  await expect(sheet.getByText('Nothing here yet')).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.unroute('**/api/public-valentines/**');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
});

test("[PUB-01] a page that doesn't follow leaves what is there and says so; trying again appends it", async ({ page, problems }) => {
  problems.allow({ answers: [{ status: 400, path: /^\/api\/public-valentines\// }] });
  const sheet = await openList(page, 'send', dana.code);
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.route('**/api/public-valentines/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_input', message: 'no' } } }),
  );
  await sheet.getByRole('button', { name: 'Show more' }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/api/public-valentines/**');
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
});
