import { freshStack, NO_LIMITS, type Stack, simulatorUrl } from './support/stack.ts';
import { callAs, codeOf, initDataOf } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** A week before the day: ordinary valentines are closed. */
const BEFORE = '2027-03-01T09:00:00.000Z';

let stack: Stack;
test.beforeAll(async ({ playwright }) => {
  stack = await freshStack(BEFORE, NO_LIMITS);
  const request = await playwright.request.newContext();
  const boris = await initDataOf(request, 'boris');
  const valentineCode = await codeOf(request, await initDataOf(request, 'alice'));
  const rest = { isFullyAnonymous: false, isOpenSympathy: false, isAnonymousMessage: false };
  await callAs(request, boris, 'POST', '/api/order/checkout', { valentineCode, itemId: 'tulip', message: 'One', isSuper: false, ...rest });
  await callAs(request, boris, 'POST', '/api/order/checkout', { valentineCode, itemId: 'candy', message: 'Two', isSuper: false, ...rest });
  await request.dispose();
});
test.afterAll(() => stack.stop());

test('[RVL-05][INB-05][PAY-05] a closed card tells when it opens and calls nothing; opening early is paid once and opens all', async ({
  phones: { alice, page },
}) => {
  const unwrapped: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/unwrap/')) unwrapped.push(request.url());
  });
  await alice.openApp();
  await alice.app.getByRole('link', { name: /Inbox/ }).click();
  await alice.app.getByRole('radio', { name: 'Valentines' }).check();
  const cards = alice.app.getByRole('button', { name: /closed/i });
  await expect(cards).toHaveCount(2);
  await cards.first().click();
  const sheet = alice.app.getByRole('dialog');
  await expect(sheet).toContainText(/8 March.*Moscow time|March 8.*Moscow time/);
  await expect(sheet.getByRole('timer')).toContainText('07');
  expect(unwrapped).toEqual([]);

  const buy = sheet.getByRole('button', { name: 'Open now for 49 Stars' });
  await buy.click();
  await alice.screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(alice.app.getByText('The payment didn’t go through')).toBeVisible();
  await expect(alice.balance).toHaveText(/1,000/);

  await buy.click();
  await alice.screen.getByRole('button', { name: 'Pay 49 Stars' }).click();
  await sheet.getByRole('button', { name: 'Open it' }).click();
  await expect(alice.app.getByText(/^(One|Two)$/)).toBeVisible();
  await expect(alice.balance).toHaveText(/951/);
  await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(cards).toHaveCount(0);
  const { user } = await callAs<{ user: object }>(page.request, await initDataOf(page.request, 'alice'), 'GET', '/api/profile');
  expect(user).toMatchObject({ hasMarch8EarlyReveal: true });
});

test('[INB-05][DAT-01] what is closed at 13:59:59 on 8 March in Moscow opens at 14:00', async ({ phones: { boris }, request }) => {
  const token = await initDataOf(request, 'alice');
  const valentineCode = await codeOf(request, await initDataOf(request, 'boris'));
  const rest = { isFullyAnonymous: false, isOpenSympathy: false, isAnonymousMessage: false, isSuper: false };
  await callAs(request, token, 'POST', '/api/order/checkout', { valentineCode, itemId: 'tulip', message: 'Привет', ...rest });
  const at = (now: string) => request.post(`${simulatorUrl}/clock`, { data: { now } });
  await at('2027-03-08T10:59:30.000Z');
  await boris.openApp();
  await boris.app.getByRole('link', { name: /Входящие/ }).click();
  await boris.app.getByRole('radio', { name: 'Валентинки' }).check();
  await boris.app.getByRole('button', { name: /закрыт/i }).click();
  const sheet = boris.app.getByRole('dialog');
  await expect(sheet.getByRole('timer')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Открыть', exact: true })).toBeVisible({ timeout: 45_000 });
  await sheet.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(boris.app.getByText('Привет')).toBeVisible();
});
