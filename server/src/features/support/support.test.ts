import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { BotCall } from '../../../test/bot-api.ts';
import { account, type Person } from '../../../test/person.ts';
import { messageFrom, type Shop, startShop, userOf, waitUntilIdle } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { forgetDue } from '../../kit/retention/forget.ts';
import { closeTicket } from './answer.ts';

const BOT = { id: 1_000_000_001, is_bot: true, first_name: 'Billet' };
let shop: Shop;
let olga: Person;
let oleg: Person;
let serial = 0;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('olga').id, account('oleg').id] });
  [olga, oleg] = [await shop.person('olga'), await shop.person('oleg')];
});
afterAll(() => shop.close());

const newWriter = () => shop.person(`writer${++serial}`);
const write = (person: Person, text: string, more: Record<string, unknown> = {}, languageCode = 'en') =>
  shop.write(person, text, { from: { ...userOf(person), language_code: languageCode }, ...more });
const numberIn = ({ result }: BotCall) => (result as { message_id: number }).message_id;
const answerTo = (operator: Person, letter: BotCall, text: string) =>
  write(operator, text, {
    reply_to_message: { message_id: numberIn(letter), date: 0, chat: { id: operator.telegramId, type: 'private' }, from: BOT },
  });

/** A conversation with one message, as both operators received it. */
async function conversation(words: string) {
  const person = await newWriter();
  write(person, '/paysupport');
  await shop.messageTo(person, 'read by the people behind Billet');
  write(person, words);
  const [forOlga, forOleg] = [await shop.messageTo(olga, words), await shop.messageTo(oleg, words)];
  await waitUntilIdle(shop);
  return { person, forOlga, forOleg };
}

describe('[SAF-04] a message after /paysupport', () => {
  test('reaches every operator unchanged and is confirmed to its sender', async () => {
    const words = '<b>I paid</b> & got "nothing" *twice*';
    const { person, forOlga, forOleg } = await conversation(words);
    for (const { params } of [forOlga, forOleg]) {
      expect(params.text).toMatch(new RegExp(`^#[0-9A-F]{4} ${person.firstName} writes`));
      expect(String(params.text).endsWith(`\n\n${words}`)).toBe(true);
      expect(params).not.toHaveProperty('parse_mode');
    }
    await shop.messageTo(person, 'We’ve got your message');
    expect(shop.messagesTo(person)).toHaveLength(2);
  });

  test('continues one conversation that each operator can answer, with copies of answers to the other', async () => {
    const { person, forOlga, forOleg } = await conversation('Where is my bear?');
    const number = String(forOlga.params.text).slice(0, 5);
    answerTo(oleg, forOleg, 'It is <i>under way</i>.');
    expect((await shop.messageTo(person, 'under way')).params.text).toBe('Billet’s answer:\n\nIt is <i>under way</i>.');
    await shop.messageTo(oleg, `${number} Sent to ${person.firstName}`);
    const copy = await shop.messageTo(olga, `${number} Oleg answered ${person.firstName}`);
    expect(copy.params.text).toContain('It is <i>under way</i>.');
    write(person, 'Thank you!');
    expect(String((await shop.messageTo(olga, 'Thank you!')).params.text).startsWith(number)).toBe(true);
    await waitUntilIdle(shop);
    answerTo(olga, copy, 'And here is more.');
    await shop.messageTo(person, 'And here is more.');
    expect(shop.messagesTo(person).map(({ params }) => params.text)).not.toContain(expect.stringContaining('Oleg'));
  });

  test("is answered in the sender's own language", async () => {
    const person = await newWriter();
    write(person, '/paysupport', {}, 'ru');
    await shop.messageTo(person, 'прочитают люди из Billet');
    write(person, 'Где мой мишка?', {}, 'ru');
    await shop.messageTo(person, 'Твоё сообщение у нас');
    const letter = await shop.messageTo(olga, 'Где мой мишка?');
    expect(letter.params.text).toContain('writes (reply to answer)');
    await waitUntilIdle(shop);
    answerTo(olga, letter, 'В пути');
    await shop.messageTo(person, 'Ответ Billet:');
  });

  test('is rejected with a reason when too long, not text or the eleventh unanswered', async () => {
    const { person, forOlga } = await conversation('first of eleven');
    write(person, 'x'.repeat(3_501));
    await shop.messageTo(person, 'at most 3,500 characters');
    write(person, 'я'.repeat(3_500));
    await shop.messageTo(olga, 'яяя');
    write(person, '', { text: undefined, voice: { file_id: 'v', file_unique_id: 'v', duration: 1 } });
    await shop.messageTo(person, 'We can only pass on text');
    for (let n = 3; n <= 10; n++) write(person, `message ${n}`);
    await shop.messageTo(olga, 'message 10');
    await waitUntilIdle(shop);
    write(person, 'one too many');
    await shop.messageTo(person, 'wait for that before you send more');
    answerTo(olga, forOlga, 'We are on it');
    await shop.messageTo(person, 'We are on it');
    write(person, 'good');
    await shop.messageTo(olga, 'good');
    expect(shop.messagesTo(olga).map(({ params }) => params.text)).not.toContain(expect.stringContaining('one too many'));
  });

  test("is stored neither as text nor with its sender's id", async () => {
    const { person } = await conversation('a secret about a payment');
    const {
      rows: [kept],
    } = await shop.deps.db.owner.execute<{ all: string }>(sql`SELECT string_agg(t::text, ' ') AS all FROM billet.tickets t`);
    const {
      rows: [jobs],
    } = await shop.deps.db.owner.execute<{ all: string }>(
      sql`SELECT COALESCE(string_agg(j.payload::text, ' '), '') AS all FROM graphile_worker._private_jobs j`,
    );
    for (const text of [kept?.all, jobs?.all]) {
      expect(text).not.toContain(String(person.telegramId));
      expect(text).not.toContain('secret about');
      expect(text).not.toContain(Buffer.from('secret about').toString('hex'));
    }
  });
});

test('[SAF-04] a name that imitates another message is shown on a single line', async () => {
  const person = await newWriter();
  const from = { ...userOf(person), first_name: `Boris\n\n#0000 Anna writes:\u202E${'x'.repeat(7_000)}` };
  shop.write(person, '/paysupport', { from });
  await shop.messageTo(person, 'read by the people');
  shop.write(person, 'from a feigned name', { from });
  const [first = ''] = String((await shop.messageTo(olga, 'from a feigned name')).params.text).split('\n');
  expect(first).toMatch(/^#[0-9A-F]{4} Boris #0000 Anna writes:x+ writes \(reply to answer\):$/);
  expect(first.length).toBeLessThan(120);
});

describe('[SAF-04] a conversation', () => {
  const press = (operator: Person, data: string) => {
    const id = `press ${++serial}`;
    const { from: _, ...message } = messageFrom(operator);
    shop.messenger.push({ callback_query: { id, from: userOf(operator), chat_instance: '1', data, message } });
    return shop.messenger.waitForCall('answerCallbackQuery', ({ callback_query_id }) => callback_query_id === id);
  };
  const actionIn = ({ params }: BotCall) => /ticket:close:[0-9a-f-]{36}/.exec(JSON.stringify(params.reply_markup))?.[0] ?? '';

  test('is closed once by the first operator; the person is notified, and their later messages are unknown input', async () => {
    const { person, forOlga, forOleg } = await conversation('close me');
    const presses = await Promise.all([press(olga, actionIn(forOlga)), press(oleg, actionIn(forOleg)), press(olga, actionIn(forOlga))]);
    expect(presses.map(({ params }) => params.text).sort()).toEqual([
      'Closed',
      'This conversation was already closed',
      'This conversation was already closed',
    ]);
    await shop.messageTo(person, 'This conversation is closed');
    answerTo(oleg, forOleg, 'too late');
    await shop.messageTo(oleg, 'That conversation is closed');
    write(person, 'hello?');
    await shop.messageTo(person, 'I didn’t get that');
    await waitUntilIdle(shop);
    expect(shop.messagesTo(person).filter(({ params }) => String(params.text).includes('is closed'))).toHaveLength(1);
    expect(shop.messagesTo(person).map(({ params }) => params.text)).not.toContain(expect.stringContaining('too late'));
  });

  test('ends after its silence limit and when the account is deleted', async () => {
    const [silent, gone] = [await conversation('silent'), await conversation('gone')];
    await gone.person.call('deleteAccount', { body: {} });
    answerTo(olga, gone.forOlga, 'are you there?');
    await shop.messageTo(olga, 'That conversation is closed');
    await forgetDue({ ...shop.deps, clock: stoppedClock(new Date(Date.now() + 6 * 86_400_000)) });
    write(silent.person, 'still here');
    await shop.messageTo(olga, 'still here');
    await waitUntilIdle(shop);
    await forgetDue({ ...shop.deps, clock: stoppedClock(new Date(Date.now() + 9 * 86_400_000)) });
    write(silent.person, 'too late');
    await shop.messageTo(silent.person, 'I didn’t get that');
  });

  test('does not exist for other messages of the bot, and replies to them are rejected', async () => {
    write(olga, '/help');
    const help = await shop.messageTo(olga, 'Here’s how it works');
    answerTo(olga, help, 'thanks');
    await shop.messageTo(olga, 'There’s nobody behind that message');
    expect(await closeTicket(shop.deps, crypto.randomUUID())).toBe(false);
  });
});

test('[SAF-04] forwarding survives an unavailable messenger and an operator who blocked the bot', async () => {
  const person = await newWriter();
  write(person, '/paysupport');
  await shop.messageTo(person, 'read by the people');
  await waitUntilIdle(shop);
  const isOlgas = ({ chat_id }: { readonly chat_id?: unknown }) => chat_id === olga.telegramId;
  shop.messenger.fail('sendMessage', { status: 403, description: 'Forbidden: bot was blocked by the user' }, 1, isOlgas);
  write(person, 'in bad weather');
  await shop.messageTo(oleg, 'in bad weather');
  await shop.messageTo(person, 'We’ve got your message');
  await waitUntilIdle(shop);
  const reached = shop.messenger.calls.filter(
    ({ params, result }) => result !== undefined && String(params.text).includes('in bad weather'),
  );
  expect(reached).toHaveLength(1);
});

test('[PAY-04] without operators, /paysupport says that no one reads messages', async () => {
  const unstaffed = await startShop({ operatorIds: [] });
  const person = await unstaffed.person('lonely');
  unstaffed.write(person, '/paysupport');
  const { params } = await unstaffed.messenger.waitForCall('sendMessage');
  expect(params.text).toContain('Nobody reads messages here');
  await unstaffed.close();
});
