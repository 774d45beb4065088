import { change } from '../support/day.ts';
import { openLink } from '../support/people.ts';
import { checkoutIn, invoiceOf, prepare } from '../support/sending.ts';
import { callAs } from '../support/strangers.ts';
import { expect, test } from '../support/test.ts';

const CHECKOUT = '**/api/order/checkout';
const unclear = "We couldn't make sure";
const teddy = { gift: /Teddy bear/, text: 'For you' } as const;

test('a payment that can not take place loses no Stars and no text', async ({ phones: { alice, page }, known, problems, request }) => {
  problems.allow({ answers: [{ status: 409, path: /^\/api\/order\/checkout$/ }] });
  const { modal, message, send, total } = checkoutIn(alice.app);
  const invoice = invoiceOf(alice);

  await test.step('[PAY-01][SND-05] a changed price is shown with nothing lost, and the invoice asks for the price that was accepted', async () => {
    // the page has the catalogue from before the change
    const path = '/api/items?type=ordinary';
    const { items } = await callAs<{ items: { id: string; starPrice: number }[] }>(request, known.alice.initData, 'GET', path);
    const before = items.map((item) => (item.id === 'teddy' ? { ...item, starPrice: 59 } : item));
    await page.route('**/api/items*', (route) => route.fulfill({ json: { items: before } }), { times: 1 });
    await openLink(alice, { code: known.boris.code, app: 'send' });
    await prepare(alice.app, { ...teddy, privacy: 'Hidden forever' });
    await expect(total.getByText('108')).toBeVisible();
    await send.click();
    await expect(modal.getByText('The price has changed meanwhile. Look at it again before you pay.')).toBeVisible();
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
    await expect(modal.getByText("This gift can't be delivered right now.")).toBeVisible();
    await expect(invoice).toHaveCount(0);
    await expect(message).toHaveValue('Are you there?');
    await expect(send).toBeEnabled();
  });
});
