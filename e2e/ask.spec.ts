import type { Known } from './support/day.ts';
import { openLink } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { appUrl } from './support/stack.ts';
import { callAs } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

const CHECKOUT = '**/api/order/checkout';

async function write(phone: Phone, { boris }: Known, text: string) {
  await openLink(phone, { code: boris.code, app: 'ask' });
  await phone.app.getByRole('button', { name: 'Ask anonymously' }).click();
  const modal = phone.app.getByRole('dialog', { name: 'Asking anonymously' });
  await modal.getByRole('textbox', { name: 'Question' }).fill(text);
  return modal;
}

test('[ASK-01] the page is violet; continue wants words, at most 100; above it stands that the name can be bought', async ({
  phones,
  known,
}) => {
  const modal = await write(phones.alice, known, '   ');
  const next = modal.getByRole('button', { name: 'Continue' });
  const question = modal.getByRole('textbox', { name: 'Question' });
  await expect(phones.alice.app.getByRole('heading', { name: 'Ask Boris anything', includeHidden: true })).toBeAttached();
  const accent = await phones.alice.app.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-accent'));
  expect(accent).toBeTruthy();
  await expect(phones.alice.app.locator('[data-mode="anonymous"]').first()).toBeAttached();
  for (const blank of ['   ', '\u3164\u2800', '']) {
    await question.fill(blank);
    await expect(next).toBeDisabled();
  }
  await question.fill('x'.repeat(101));
  await expect(next).toBeDisabled();
  await question.fill('x'.repeat(100));
  await expect(next).toBeEnabled();
  const honest = modal.getByText("Your name isn't shown, but Boris can reveal it for Stars: name, photo, time, perhaps place and device.");
  await expect(honest).toBeVisible();
  const [above, below] = [await honest.boundingBox(), await next.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('[ASK-01] picking an emotion submits at once; the plain question stands first and is free', async ({
  phones: { alice: phone, page },
  known,
}) => {
  const modal = await write(phone, known, '  What makes you laugh? ');
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
  await expect(phone.app.getByRole('heading', { name: 'Asked!' })).toBeVisible();
});

test('[ASK-01][ERR-05] a failed send leaves the text and says so inline, without a toast; trying again sends it', async ({
  phones: { alice: phone, page },
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 500, path: /^\/api\/order\/checkout$/ }] });
  const modal = await write(phone, known, 'Does this arrive?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } }));
  await modal.getByRole('button', { name: /In love/ }).click();
  await expect(modal.getByText('Trying again: 2 of 2', { exact: false })).toBeVisible();
  await expect(modal.getByText("We couldn't make sure that it went out. Your question is safe.", { exact: false })).toBeVisible();
  await expect(phone.app.locator('[data-sonner-toast]')).toHaveCount(0);
  await modal.getByRole('button', { name: 'Back' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue('Does this arrive?');
  await page.unroute(CHECKOUT);
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /In love/ }).click();
  await expect(phone.app.getByRole('heading', { name: 'Asked!' })).toBeVisible();
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
  const modal = await write(phone, known, 'Guess what is inside');
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

test('[ASK-02] a ready question is English for Alice and Russian for Boris', async ({ phones, known }) => {
  const modal = await write(phones.alice, known, '');
  await modal.getByRole('button', { name: 'Suggest a question' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue(/^[A-Z][^А-я]+$/);
  await openLink(phones.boris, { code: known.alice.code, app: 'ask' });
  await phones.boris.app.getByRole('button', { name: 'Спросить анонимно' }).click();
  const other = phones.boris.app.getByRole('dialog', { name: 'Анонимный вопрос' });
  await other.getByRole('button', { name: 'Подсказать вопрос' }).click();
  await expect(other.getByRole('textbox', { name: 'Вопрос' })).toHaveValue(/[А-я]/);
});

test("[ASK-03] after success 'ask something else' opens an empty modal, 'get questions yourself' leads to the share page", async ({
  phones: { alice: phone },
  known,
}) => {
  const modal = await write(phone, known, 'One more thing?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /Funny/ }).click();
  await phone.app.getByRole('button', { name: 'Ask something else' }).click();
  await expect(modal.getByRole('textbox', { name: 'Question' })).toHaveValue('');
  await modal.getByRole('textbox', { name: 'Question' }).fill('And another?');
  await modal.getByRole('button', { name: 'Continue' }).click();
  await modal.getByRole('button', { name: /Funny/ }).click();
  await phone.app.getByRole('button', { name: 'Get questions yourself' }).click();
  await expect(phone.app.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
});
