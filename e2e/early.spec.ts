import type { APIRequestContext } from 'playwright/test';
import { launch } from './support/launch.ts';
import { callAs, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { filesAreHere } from './support/under-way.ts';

/** A week before the day: ordinary valentines are closed. */
const BEFORE = '2027-03-01T09:00:00.000Z';

const write = (request: APIRequestContext, from: Pick<Stranger, 'initData'>, to: Pick<Stranger, 'code'>, itemId: string, message: string) =>
  callAs(request, from.initData, 'POST', '/api/order/checkout', { valentineCode: to.code, itemId, message });

test('[RVL-05][INB-05][PAY-05] a closed card tells when it opens and calls nothing; opening early is paid once and opens all', async ({
  phones: { alice, page },
  known,
  setClock,
}) => {
  await setClock(BEFORE);
  await write(page.request, known.boris, known.alice, 'tulip', 'One');
  await write(page.request, known.boris, known.alice, 'candy', 'Two');
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
  await expect(sheet.getByText(/^(One|Two)$/)).toBeVisible();
  await expect(alice.balance).toHaveText(/951/);
  await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(cards).toHaveCount(0);
  const { user } = await callAs<{ user: object }>(page.request, known.alice.initData, 'GET', '/api/profile');
  expect(user).toMatchObject({ hasMarch8EarlyReveal: true });
});

test('[INB-05][DAT-01] what is closed before 14:00 on 8 March in Moscow opens then, while one looks at it', async ({
  page,
  known,
  setClock,
}) => {
  await setClock('2027-03-08T10:50:00.000Z');
  await write(page.request, known.alice, known.boris, 'tulip', 'Привет');
  await page.clock.install();
  await launch(page, 'boris');
  await page.getByRole('link', { name: /Входящие/ }).click();
  await page.getByRole('radio', { name: 'Валентинки' }).check();
  await page.getByRole('button', { name: /закрыт/i }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('timer')).toBeVisible();
  const open = sheet.getByRole('button', { name: 'Открыть', exact: true });
  await expect(open).toHaveCount(0);
  await setClock('2027-03-08T11:00:00.000Z');
  await filesAreHere(page);
  await page.clock.fastForward('10:00');
  await open.click();
  await expect(sheet.getByText('Привет')).toBeVisible();
});

test('[NAV-08][INB-05] opened by keys from its closed sheet, what fails to open gives the focus back to its card', async ({
  page,
  known,
  setClock,
  problems,
}) => {
  problems.allow({ answers: [{ status: 409, path: /unwrap/ }] });
  await setClock('2027-03-08T10:50:00.000Z');
  await write(page.request, known.boris, known.alice, 'tulip', 'Stuck');
  await page.clock.install();
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await page.getByRole('radio', { name: 'Valentines' }).check();
  const card = page.getByRole('button', { name: /, (closed|open)$/i });
  await card.click();
  const open = page.getByRole('dialog').getByRole('button', { name: 'Open it' });
  await expect(page.getByRole('timer')).toBeVisible();
  await setClock('2027-03-08T11:00:00.000Z');
  await filesAreHere(page);
  await page.clock.fastForward('10:00');
  const asked = page.waitForRequest('**/unwrap/**');
  const { promise: answer, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/unwrap/**', async (route) => {
    await answer;
    await route.fulfill({ status: 409, json: { error: { code: 'not_found', message: 'no' } } });
  });
  await open.press('Enter');
  await asked;
  await expect(page.getByRole('dialog', { name: 'Not yet!' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
  refuse();
  await expect(page.getByText("We couldn't find that. It may be gone already.")).toBeVisible();
  await expect(card).toBeFocused();
});
