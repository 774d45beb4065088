import type { Page } from 'playwright/test';
import { change, logOf } from '../support/day.ts';
import { waitForFiles } from '../support/pending-files.ts';
import { openLink, reloadApp } from '../support/people.ts';
import { checkoutIn, invoiceOf, prepare, sendAnother, sendFree } from '../support/sending.ts';
import { appUrl } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { callAs, openWithInitData } from '../support/test-users.ts';
import { retries, stopTime } from '../support/time.ts';

const CHECKOUT = '**/api/order/checkout';
const unclear = 'We’re not sure';
const teddy = { gift: /Teddy bear/, text: 'For you' } as const;

const countOf = (page: Page, initData: string) =>
  callAs<{ total: number; unread: number }>(page.request, initData, 'GET', '/api/inventory/count');

/** The ways in which the messenger reports a completed payment, see the simulator's README. Unit tests cover the others. */
const outcomes = ['told_before_update', 'told_cancelled', 'paid_then_cancelled', 'paid_twice'] as const;

test('a payment ends on the success screen whatever the messenger reports, and one that fails loses no Stars and no text', async ({
  phones: { alice, page },
  known,
  problems,
  request,
}) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/order\/checkout$/ }] });
  const { modal, message, send, total } = checkoutIn(alice.app);
  const invoice = invoiceOf(alice);
  const onItsWay = alice.app.getByRole('heading', { name: 'On its way!' });
  const waiting = modal.getByText('Waiting for the payment.', { exact: false });
  const goToBoris = () => sendAnother(alice.app, known.boris.code);
  const balanceAfter = (orders: number) => new RegExp(`\\b${1000 - 49 * orders} Stars`);
  await page.clock.install();
  await openLink(alice, { code: known.boris.code, app: 'send' });

  for (const [place, outcome] of outcomes.entries()) {
    await test.step(`[PAY-01][PAY-02] a payment that is reported as ${outcome} succeeds and moves its Stars once`, async () => {
      await change(request, 'alice', { outcome });
      await prepare(alice.app, { ...teddy, text: `A bear, ${outcome}` });
      await send.click();
      await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
      await expect(onItsWay).toBeVisible();
      await expect(alice.app.getByText(`A bear, ${outcome}`)).toBeVisible();
      await expect(modal).toBeHidden();
      await expect(alice.screen.getByRole('dialog')).toHaveCount(0);
      await expect(alice.balance).toHaveText(balanceAfter(place + 1));
      await expect(onItsWay).toBeVisible();
      await goToBoris();
    });
  }

  await test.step('[PAY-02] the second charge of one order is refunded, and every order arrives once', async () => {
    await expect.poll(async () => (await countOf(page, known.boris.initData)).total).toBe(outcomes.length);
    await expect.poll(() => logOf(request, { person: alice.person, event: 'refundStarPayment' })).toHaveLength(1);
  });

  await test.step("[PAY-01][PAY-02] a client that claims 'paid' without a payment delivers nothing", async () => {
    await change(request, 'alice', { outcome: 'paid_without_paying' });
    await prepare(alice.app, { ...teddy, text: 'Not paid' });
    await send.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    // a free note that is sent afterwards is the next one to arrive
    await goToBoris();
    await sendFree(alice.app, 'A free one');
    await expect.poll(async () => (await countOf(page, known.boris.initData)).total).toBe(outcomes.length + 1);
    await expect(alice.balance).toHaveText(balanceAfter(outcomes.length));
  });

  await test.step('[PAY-01] without a report for 15 s the app requests the order and shows its state', async () => {
    await change(request, 'alice', { outcome: 'no_answer' });
    await goToBoris();
    await prepare(alice.app, { ...teddy, text: 'Into the silence' });
    let polls = 0;
    page.on('request', (call) => {
      if (call.url().includes('/api/orders/')) polls += 1;
    });
    await send.click();
    const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await paid;
    await waitForFiles(page);
    await page.clock.fastForward(15_000);
    await expect(onItsWay).toBeVisible();
    expect(polls).toBeGreaterThan(0);
  });

  /** Opens the invoice and lets more than 15 s pass. */
  const readInvoiceForLong = async () => {
    await expect(send).toBeEnabled();
    await send.click();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).waitFor();
    await waitForFiles(page);
    await page.clock.fastForward(15_500);
    await expect(waiting).toBeVisible();
    await expect(modal.getByText(unclear, { exact: false })).toHaveCount(0);
    await expect(message).toHaveValue('Late');
    await expect(send).toBeEnabled();
  };

  await test.step('[PAY-01] an invoice that is open for longer than 15 s shows that the app waits, and leaving it changes nothing', async () => {
    await change(request, 'alice', { outcome: 'normal' });
    await goToBoris();
    await prepare(alice.app, { ...teddy, text: 'Late' });
    await readInvoiceForLong();
    await invoice.getByRole('button', { name: 'Cancel' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(message).toHaveValue('Late');
  });

  await test.step('[PAY-01] paying an invoice after more than 15 s succeeds', async () => {
    await readInvoiceForLong();
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await expect(onItsWay).toBeVisible();
    await expect(alice.app.getByText('Late')).toBeVisible();
  });

  await test.step('[PAY-01][PAY-03] a payment during which the app reloads succeeds', async () => {
    await change(request, 'alice', { outcome: 'no_answer' });
    await goToBoris();
    await prepare(alice.app, { ...teddy, text: 'Paid, then lost' });
    await send.click();
    const paid = page.waitForResponse((answer) => answer.url().endsWith('/pay'));
    await invoice.getByRole('button', { name: 'Pay 49 Stars' }).click();
    await paid;
    // the next checkout has the catalogue from before a change of a price
    const path = '/api/items?type=ordinary';
    const { items } = await callAs<{ items: { id: string; starPrice: number }[] }>(request, known.alice.initData, 'GET', path);
    const before = items.map((item) => (item.id === 'teddy' ? { ...item, starPrice: 59 } : item));
    await page.route('**/api/items?type=ordinary*', (route) => route.fulfill({ json: { items: before } }));
    await reloadApp(alice);
    await expect(onItsWay).toBeVisible();
    await expect(alice.app.getByText('Paid, then lost')).toBeVisible();
  });

  await test.step('[PAY-01][SND-05] a changed price is shown with nothing lost, and the invoice has the price that the user accepted', async () => {
    await change(request, 'alice', { outcome: 'normal' });
    await goToBoris();
    await prepare(alice.app, { ...teddy, privacy: 'Hidden forever' });
    await expect(total.getByText('108')).toBeVisible();
    await page.unroute('**/api/items?type=ordinary*');
    await send.click();
    await expect(modal.getByText('The price just changed. Take another look before you pay.')).toBeVisible();
    await expect(total.getByText('98')).toBeVisible();
    await expect(message).toHaveValue('For you');
    await expect(modal.getByRole('radio', { name: 'Hidden forever', exact: true })).toBeChecked();
    await message.fill('For you again');
    await expect(total.getByText('98')).toBeVisible();
    await send.click();
    await expect(invoice.getByRole('button', { name: 'Pay 98 Stars', exact: true })).toBeVisible();
    await invoice.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('[PAY-01] a link that is no invoice of the messenger is not opened, and the red banner appears', async () => {
    await message.fill('No invoice');
    const body = { success: true, link: 'https://t.me.example/$slug', orderId: crypto.randomUUID() };
    await page.route(CHECKOUT, (route) => route.fulfill({ json: body }), { times: 1 });
    await send.click();
    await expect(modal.getByText(unclear, { exact: false })).toBeVisible();
    await expect(invoice).toHaveCount(0);
  });

  await test.step('[PAY-01][GHO-01] a payment is refused when the recipient has left, moves no Stars and keeps the text', async () => {
    await message.fill('Too late');
    const before = await alice.balance.innerText();
    await send.click();
    await expect(invoice.getByRole('button', { name: 'Pay 98 Stars' })).toBeVisible();
    await change(request, 'boris', { access: 'blocked' });
    await invoice.getByRole('button', { name: 'Pay 98 Stars' }).click();
    await invoice.getByRole('button', { name: 'OK' }).click();
    await expect(send).toBeEnabled();
    await expect(message).toHaveValue('Too late');
    await expect(alice.balance).toHaveText(before);
  });

  await test.step('[GHO-01] a paid gift for a recipient who has left is refused before any invoice, with one text', async () => {
    await message.fill('Are you there?');
    await send.click();
    await expect(modal.getByText('This gift can’t be delivered right now.')).toBeVisible();
    await expect(invoice).toHaveCount(0);
    await expect(message).toHaveValue('Are you there?');
    await expect(send).toBeEnabled();
  });
});

test('a request that fails is repeated under the same key and sends the note once', async ({ page, ann, known, problems, request }) => {
  problems.allow({
    answers: [
      { status: 500, path: /^\/api\/order\/checkout$/ },
      { status: 429, path: /^\/api\/order\/checkout$/ },
    ],
    console: [/net::ERR/, /profile_failed/, /inventory_failed/, /live/],
  });
  const { modal, message, send } = checkoutIn(page);
  const sent = page.getByRole('heading', { name: 'Sent!' });
  const red = modal.getByRole('alert').filter({
    hasText: 'We’re not sure it went out. Your words are safe, and you weren’t charged. Try again: it never goes out twice.',
  });
  const keys: string[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/api/order/checkout')) keys.push(each.headers()['idempotency-key'] ?? '');
  });
  const goToBoris = () => sendAnother(page, known.boris.code);
  await page.clock.install();
  await openWithInitData(page, ann, { app: 'send', code: known.boris.code });

  await test.step('[API-03][PAY-03] a server error is retried after 1 s and 2 s with a counting banner, then a red one appears', async () => {
    await prepare(page, { gift: /Tulip/, text: 'Against all odds', privacy: 'Signed' });
    await page.route(CHECKOUT, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'broken' } } }));
    await stopTime(page);
    await send.click();
    await page.clock.runFor(800);
    for (const { count, wait } of retries) {
      await expect(modal.getByRole('status').filter({ hasText: `Trying again: ${count} of 2` })).toBeVisible();
      await expect(send).toBeDisabled();
      await page.clock.runFor(wait - 1);
      expect(keys).toHaveLength(count);
      await page.clock.runFor(1);
      await expect.poll(() => keys.length).toBe(count + 1);
    }
    await expect(red).toBeVisible();
    await expect(message).toHaveValue('Against all odds');
    await expect(modal.getByRole('radio', { name: 'Signed', exact: true })).toBeChecked();
  });

  await test.step('[API-03][PAY-03] the next press succeeds under the same key', async () => {
    await page.unroute(CHECKOUT);
    await page.clock.resume();
    await send.click();
    await expect(sent).toBeVisible();
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('');
  });

  await test.step('[API-03][PAY-03] a call whose response was lost is repeated and delivers once', async () => {
    const before = (await countOf(page, known.boris.initData)).unread;
    await goToBoris();
    await prepare(page, { gift: /Tulip/, text: 'Only once, please' });
    keys.splice(0);
    await page.route(
      CHECKOUT,
      async (route) => {
        const { 'api-token': sender = '', 'idempotency-key': key = '' } = route.request().headers();
        const arrived = await request.post(`${appUrl()}/api/order/checkout`, {
          headers: { 'API-Token': sender, 'Idempotency-Key': key },
          data: route.request().postDataJSON(),
        });
        expect(arrived.status()).toBe(200);
        await route.abort();
      },
      { times: 1 },
    );
    await send.click();
    await expect(sent).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await countOf(page, known.boris.initData)).unread).toBe(before + 1);
  });

  await test.step('[API-03] a refusal with 4xx is not repeated and shows its own text', async () => {
    await goToBoris();
    await prepare(page, { gift: /Tulip/, text: 'Only once, please' });
    keys.splice(0);
    await send.click();
    await expect(modal.getByText(/You’ve just sent this\. Try saying it another way, or again in (a|\d+) minutes?\./)).toBeVisible();
    await expect(modal.getByText(unclear, { exact: false })).toHaveCount(0);
    await expect(message).toHaveValue('Only once, please');
    expect(keys).toHaveLength(1);
    await message.fill('The same, but not quite');
    await expect(modal.getByText('You’ve just sent this.', { exact: false })).toHaveCount(0);
    await send.click();
    await expect(sent).toBeVisible();
  });
});
