import type { Page } from 'playwright/test';
import { change, type Known, logOf } from './support/day.ts';
import { closeApp, openLink } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { type NoteChoices, prepare } from './support/sending.ts';
import { appUrl } from './support/stack.ts';
import { callAs, openNative, type Stranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { retries, stopTime } from './support/time.ts';
import { filesAreHere } from './support/under-way.ts';

const CHECKOUT = '**/api/order/checkout';
const invoiceOf = (phone: Phone) => phone.screen.getByRole('dialog', { name: 'Confirm your purchase' });
const success = (phone: Phone) => phone.app.getByRole('heading', { name: 'On its way!' });
const open = (phone: Phone, { boris }: Known) => openLink(phone, { code: boris.code, app: 'send' });
/** Where nothing is paid: the app alone in its page. */
const visit = (page: Page, ann: Stranger, { boris }: Known) => openNative(page, ann, { app: 'send', code: boris.code });
const teddy: NoteChoices = { gift: /Teddy bear/, text: 'For you' };

/** How the messenger tells of a payment that was made: see the simulator's README. */
const outcomes = ['normal', 'told_before_update', 'paid_then_cancelled', 'told_cancelled', 'pending_then_paid', 'paid_twice'] as const;

test('[PAY-01][PAY-02] however it is told, a payment that was made ends on the success screen, and moves the Stars once', async ({
  phones: { alice },
  known,
  request,
}) => {
  test.slow();
  for (const [place, outcome] of outcomes.entries()) {
    await test.step(outcome, async () => {
      await change(request, 'alice', { outcome });
      await open(alice, known);
      const { send, modal } = await prepare(alice.app, { ...teddy, text: `A bear, ${outcome}` });
      await send.click();
      await invoiceOf(alice).getByRole('button', { name: 'Pay 49 Stars' }).click();
      await expect(success(alice)).toBeVisible();
      await expect(alice.app.getByText('Boris gets your gift in a moment.')).toBeVisible();
      await expect(alice.app.getByText(`A bear, ${outcome}`)).toBeVisible();
      await expect(modal).toBeHidden();
      await expect(alice.screen.getByRole('dialog')).toHaveCount(0);
      await expect(alice.balance).toHaveText(new RegExp(`\\b${1000 - 49 * (place + 1)} Stars`));
      await expect(success(alice)).toBeVisible();
      if (outcome !== 'paid_twice') await closeApp(alice);
    });
  }
  const count = () => callAs<{ total: number }>(request, known.boris.initData, 'GET', '/api/inventory/count');
  await expect.poll(async () => (await count()).total).toBe(outcomes.length);
  // the second charge buys nothing more, so it went back
  await expect.poll(() => logOf(request, { person: alice.person, event: 'refundStarPayment' })).toHaveLength(1);
});

test('[PAY-01] no answer for 15 s: the order is asked for and believed', async ({ phones: { alice, page }, known, request }) => {
  await change(request, 'alice', { outcome: 'no_answer' });
  await page.clock.install();
  await open(alice, known);
  const { send } = await prepare(alice.app, { ...teddy, text: 'Into the silence' });
  let asked = 0;
  page.on('request', (call) => {
    if (call.url().includes('/api/orders/')) asked += 1;
  });
  await send.click();
  const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
  await invoiceOf(alice).getByRole('button', { name: 'Pay 49 Stars' }).click();
  await paid;
  expect(asked).toBe(0);
  await filesAreHere(page);
  await page.clock.fastForward(15_000);
  await expect(success(alice)).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});

test('[PAY-01] who reads the invoice for longer than 15 s is told that we wait, and nothing wrong; leaving it changes nothing, paying late succeeds', async ({
  phones: { alice, page },
  known,
}) => {
  await page.clock.install();
  await open(alice, known);
  const { send, modal, message } = await prepare(alice.app, { ...teddy, text: 'Late' });
  const waiting = modal.getByText('Waiting for the payment.', { exact: false });
  await lookForLong();
  await invoiceOf(alice).getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(message).toHaveValue('Late');

  await lookForLong();
  await invoiceOf(alice).getByRole('button', { name: 'Pay 49 Stars' }).click();
  await expect(success(alice)).toBeVisible();
  await expect(alice.app.getByText('Late')).toBeVisible();

  /** Opens the invoice and lets more than 15 seconds pass. */
  async function lookForLong(): Promise<void> {
    await expect(send).toBeEnabled();
    await send.click();
    await invoiceOf(alice).getByRole('button', { name: 'Pay 49 Stars' }).waitFor();
    await filesAreHere(page);
    await page.clock.fastForward(15_500);
    await expect(waiting).toBeVisible();
    await expect(modal.getByText("We couldn't make sure", { exact: false })).toHaveCount(0);
    await expect(message).toHaveValue('Late');
    await expect(send).toBeEnabled();
  }
});

test('[API-03][PAY-03] a broken server: two more tries after 1 s and 2 s with a counting banner, then the red one; the next press succeeds under the same key', async ({
  page,
  ann,
  known,
  problems,
}) => {
  problems.allow({ answers: [{ status: 500, path: /^\/api\/order\/checkout$/ }] });
  await page.clock.install();
  await visit(page, ann, known);
  const { send, modal, message } = await prepare(page, { gift: /Tulip/, text: 'Against all odds', privacy: 'Signed' });
  await stopTime(page);
  const keys: string[] = [];
  await page.route(CHECKOUT, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length > 3 ? route.continue() : route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } });
  });
  await send.click();
  await page.clock.runFor(800);
  for (const { count, wait } of retries) {
    await expect(modal.getByText(`Trying again: ${count} of 2`, { exact: false })).toBeVisible();
    await expect(send).toBeDisabled();
    await page.clock.runFor(wait - 1);
    expect(keys).toHaveLength(count);
    await page.clock.runFor(1);
    await expect.poll(() => keys.length).toBe(count + 1);
  }
  const red = modal.getByText(
    "We couldn't make sure that it went out. Your words are safe, nothing was charged. Try once more: the same never goes out twice.",
  );
  await expect(red).toBeVisible();
  await expect(message).toHaveValue('Against all odds');
  await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();

  await page.clock.resume();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe('');
});

test('[API-03][PAY-03] an answer that was lost on the way: the repeated call delivers once', async ({
  page,
  ann,
  known,
  problems,
  request,
}) => {
  problems.allow({ console: [/net::ERR_FAILED/] });
  const unreadOfBoris = async () => (await callAs<{ unread: number }>(request, known.boris.initData, 'GET', '/api/inventory/count')).unread;
  const before = await unreadOfBoris();
  await visit(page, ann, known);
  const { send } = await prepare(page, { gift: /Tulip/, text: 'Only once, please' });
  let tries = 0;
  await page.route(CHECKOUT, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    const { 'api-token': sender = '', 'idempotency-key': key = '' } = route.request().headers();
    const arrived = await request.post(`${appUrl()}/api/order/checkout`, {
      headers: { 'API-Token': sender, 'Idempotency-Key': key },
      data: route.request().postDataJSON(),
    });
    expect(arrived.status()).toBe(200);
    return route.abort();
  });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  expect(tries).toBe(2);
  expect(await unreadOfBoris()).toBe(before + 1);
});

test('[API-03] a 4xx is not repeated and shows its own text, not the payment banner', async ({ page, ann, known, problems }) => {
  problems.allow({ answers: [{ status: 429, path: /^\/api\/order\/checkout$/ }] });
  await visit(page, ann, known);
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/checkout')) tries += 1;
  });
  const first = await prepare(page, { gift: /Tulip/, text: 'The very same' });
  await first.send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
  await visit(page, ann, known);
  const { send, modal, message } = await prepare(page, { gift: /Tulip/, text: 'The very same' });
  await send.click();
  await expect(modal.getByText(/You've just sent this\. Try saying it another way, or again in (a|\d+) minutes?\./)).toBeVisible();
  await expect(modal.getByText("We couldn't make sure", { exact: false })).toHaveCount(0);
  await expect(message).toHaveValue('The very same');
  expect(tries).toBe(2);
  await message.fill('The very same, but not quite');
  await expect(modal.getByText("You've just sent this.", { exact: false })).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sent!' })).toBeVisible();
});
