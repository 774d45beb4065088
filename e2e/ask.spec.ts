import type { Page } from 'playwright/test';
import type { Known } from './support/day.ts';
import { openLink } from './support/people.ts';
import type { App } from './support/sending.ts';
import { appUrl } from './support/stack.ts';
import { callAs, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { retries, stopTime } from './support/time.ts';

const CHECKOUT = '**/api/order/checkout';

async function write(app: App, text: string) {
  await app.getByRole('button', { name: 'Ask anonymously' }).click();
  const modal = app.getByRole('dialog', { name: 'Asking anonymously' });
  await modal.getByRole('textbox', { name: 'Question' }).fill(text);
  return modal;
}

/** Ann asks Boris, in a native client. */
async function askAs(page: Page, ann: Stranger, { boris }: Known, text: string) {
  await openNative(page, ann, { app: 'ask', code: boris.code });
  return write(page, text);
}

test('[ASK-01] the page is violet; continue wants words, at most 100; above it stands that the name can be bought', async ({
  page,
  ann,
  known,
}) => {
  const modal = await askAs(page, ann, known, '   ');
  const next = modal.getByRole('button', { name: 'Continue' });
  const question = modal.getByRole('textbox', { name: 'Question' });
  await expect(page.getByRole('heading', { name: 'Ask Boris anything', includeHidden: true })).toBeAttached();
  const accent = await page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent'));
  expect(accent).toBeTruthy();
  await expect(page.locator('[data-mode="anonymous"]').first()).toBeAttached();
  for (const blank of ['   ', '\u3164\u2800', '']) {
    await question.fill(blank);
    await expect(next).toBeDisabled();
  }
  await question.fill('x'.repeat(101));
  await expect(next).toBeDisabled();
  await question.fill('x'.repeat(100));
  await expect(next).toBeEnabled();
  const honest = modal.getByText(
    "Your name isn't shown, but Boris can reveal it for Stars: name, photo, time, perhaps place, network and device. " +
      "Once you've opened a note of theirs too, you're both shown for free.",
  );
  await expect(honest).toBeVisible();
  const [above, below] = [await honest.boundingBox(), await next.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('[ASK-01] picking an emotion submits at once; the plain question stands first and is free', async ({ page, ann, known }) => {
  const modal = await askAs(page, ann, known, '  What makes you laugh? ');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByRole('heading', { name: 'Pick a feeling' })).toBeVisible();
  await expect(modal.getByRole('listitem').first()).toContainText('Just a question');
  await expect(modal.getByRole('listitem').first()).toContainText('Free');
  const asked = page.waitForRequest(CHECKOUT);
  await modal.getByRole('button', { name: /Just a question/ }).click();
  expect((await asked).postDataJSON()).toEqual({
    valentineCode: known.boris.code,
    itemId: 'anon',
    message: 'What makes you laugh?',
    isSuper: false,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    isAnonymousMessage: true,
    total: 0,
  });
  await expect(page.getByRole('heading', { name: 'Asked!' })).toBeVisible();
});

test('[ASK-01][ERR-05] a failed send leaves the text and says so inline, without a toast; trying again sends it', async ({
  page,
  ann,
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 500, path: /^\/api\/order\/checkout$/ }] });
  await page.clock.install();
  const modal = await askAs(page, ann, known, 'Does this arrive?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await stopTime(page);
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } }));
  await modal.getByRole('button', { name: /In love/ }).click();
  await page.clock.runFor(800);
  for (const { count, wait } of retries) {
    await expect(modal.getByText(`Trying again: ${count} of 2`, { exact: false })).toBeVisible();
    await page.clock.runFor(wait);
  }
  await expect(modal.getByText("We couldn't make sure that it went out. Your question is safe.", { exact: false })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Back' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue('Does this arrive?');
  await page.unroute(CHECKOUT);
  await page.clock.resume();
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /In love/ }).click();
  await expect(page.getByRole('heading', { name: 'Asked!' })).toBeVisible();
});

test('[ASK-01] the server refuses an empty question', async ({ request, known }) => {
  const answer = await request.post(`${appUrl()}/api/order/checkout`, {
    headers: { 'API-Token': known.alice.initData, 'Idempotency-Key': crypto.randomUUID() },
    data: { valentineCode: known.boris.code, itemId: 'anon', message: ' \u3164', isAnonymousMessage: true },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).error.code).toBe('message_blank');
});

test('[ASK-01][GFT-03] the surprise tells its odds, costs 49, and holds one of the messenger gifts for 49', async ({
  phones: { alice: phone },
  known,
  request,
}) => {
  await openLink(phone, { code: known.boris.code, app: 'ask' });
  const modal = await write(phone.app, 'Guess what is inside');
  await modal.getByRole('button', { name: 'Continue' }).click();
  const surprise = modal.getByRole('button', { name: /Gift surprise/ });
  await expect(surprise).toContainText('One of these 4, drawn after payment. The odds: 1 in 4 for each.');
  await surprise.click();
  await phone.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
  await expect(phone.app.getByRole('heading', { name: 'On its way!' })).toBeVisible();
  const path = '/api/inventory/valentines?type=anonymous_message&limit=50&skip=0&filter=all';
  await expect
    .poll(async () => {
      const { valentines } = await callAs<{ valentines: { item: { id: string } }[] }>(request, known.boris.initData, 'GET', path);
      return valentines.filter(({ item }) => /^(teddy|bouquet|heart_box|cake)$/.test(item.id)).length;
    })
    .toBe(1);
});

test('[ASK-02] a ready question is English for Ann and Russian for Boris', async ({ page, context, ann, known }) => {
  const modal = await askAs(page, ann, known, '');
  await modal.getByRole('button', { name: 'Suggest a question' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue(/^[A-Z][^А-я]+$/);
  const hisPhone = await context.newPage();
  await openNative(hisPhone, known.boris, { app: 'ask', code: known.alice.code });
  await hisPhone.getByRole('button', { name: 'Спросить анонимно' }).click();
  const other = hisPhone.getByRole('dialog', { name: 'Анонимный вопрос' });
  await other.getByRole('button', { name: 'Подсказать вопрос' }).click();
  await expect(other.getByRole('textbox', { name: 'Вопрос' })).toHaveValue(/[А-я]/);
});

test("[ASK-03] after success 'ask something else' opens an empty modal, 'get questions yourself' leads to the share page", async ({
  page,
  ann,
  known,
}) => {
  const modal = await askAs(page, ann, known, 'One more thing?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /Funny/ }).click();
  await page.getByRole('button', { name: 'Ask something else' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue('');
  await modal.getByRole('textbox', { name: 'Question' }).fill('And another?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /Funny/ }).click();
  await page.getByRole('button', { name: 'Get questions yourself' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
});
