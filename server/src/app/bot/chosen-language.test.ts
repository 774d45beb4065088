import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { account, type Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, userOf, waitUntilIdle } from '../../../test/shop.ts';
import { translate } from '../../kit/messages/texts.ts';

const operator = account('olga');
let shop: Shop;
let dora: Person;
let boris: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [operator.id] });
  boris = await shop.person('boris');
  dora = await shop.person('dora');
  await dora.call('updateProfile', { body: { language: 'de' } });
});
afterAll(() => shop.close());

/** A message of a user whose client is set to Russian. */
const write = (person: Person, text: string, more: Record<string, unknown> = {}) =>
  shop.write(person, text, { from: { ...userOf(person), language_code: 'ru' }, ...more });

test("[I18-04] the bot uses the language chosen in the settings, not the client's", async () => {
  write(dora, '/start');
  const greeting = await shop.messageTo(dora, translate('de', 'bot-start', { name: 'Dora' }));
  expect(JSON.stringify(greeting.params.reply_markup)).toContain(translate('de', 'bot-button-open'));
  for (const [text, answer] of [
    ['/help', 'bot-help'],
    ['/terms', 'bot-terms'],
    ['hello', 'bot-unknown'],
    ['/start send_anon', 'bot-send-anon'],
  ] as const) {
    write(dora, text);
    await shop.messageTo(dora, translate('de', answer));
  }
  write(dora, '/paysupport');
  await shop.messageTo(dora, translate('de', 'bot-paysupport', { isStaffed: 'true' }));
  write(dora, 'Hallo?');
  await shop.messageTo(dora, translate('de', 'bot-support-arrived'));
  await checkout(boris, dora, { message: 'Привет' });
  const arrival = await shop.messageTo(dora, translate('de', 'bot-arrived', { kind: 'valentine' }));
  expect(JSON.stringify(arrival.params.reply_markup)).toContain(translate('de', 'bot-button-inbox'));
  await waitUntilIdle(shop);
  expect(JSON.stringify(shop.messagesTo(dora).map(({ params }) => params))).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('[I18-04] invoices, rejected payments and shared messages use the language chosen in the settings', async () => {
  const order = orderIn(await checkout(dora, boris, { itemId: 'teddy' }));
  const { params: invoice } = await shop.messenger.waitForCall('createInvoiceLink', ({ payload }) => payload === `order:${order}`);
  expect(invoice).toMatchObject({
    title: translate('de', 'bot-invoice-item'),
    description: translate('de', 'bot-invoice-item-description', { gift: translate('de', 'send-gift-teddy') }),
  });
  const query = shop.sendPreCheckoutQuery(dora, order, 1);
  const { params: refusal } = await shop.messenger.waitForCall('answerPreCheckoutQuery', ({ pre_checkout_query_id: id }) => id === query);
  expect(refusal.error_message).toBe(translate('de', 'bot-cannot-pay'));
  await dora.call('prepareShareMessage', { body: { mode: 'valentine' } });
  const { params: prepared } = await shop.messenger.waitForCall('savePreparedInlineMessage');
  expect(JSON.stringify(prepared)).toContain(translate('de', 'bot-share-button-valentine'));
});

test("[I18-04] a sender is notified of an answer in their chosen language; without a choice, the client's language applies again", async () => {
  await checkout(dora, boris, { message: 'Hallo' });
  const [note] = await inboxOf(boris);
  await boris.call('unwrapValentine', { params: { id: note?.id ?? '' } });
  await boris.call('answerValentine', { params: { id: note?.id ?? '' }, body: { answer: 'Danke' } });
  await shop.messageTo(dora, translate('de', 'bot-answered-quoted', { name: 'Boris', question: 'Hallo', answer: 'Danke' }));
  await dora.call('updateProfile', { body: { language: null } });
  write(dora, '/start');
  await shop.messageTo(dora, translate('ru', 'bot-start', { name: 'Dora' }));
});
