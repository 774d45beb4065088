import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Running, startRunning } from './running.ts';

let running: Running;
const ALICE = 1001;
const BORIS = 1002;

beforeAll(async () => {
  running = await startRunning();
});
afterAll(() => running.simulator.stop());

describe('simulated Bot API', () => {
  test('grammY polls, receives /start and answers with a keyboard', async () => {
    const { bot, simulator } = running;
    const received = new Promise<string>((resolve, reject) => {
      bot.command('start', async (context) => {
        await context.reply('Welcome', {
          reply_markup: { inline_keyboard: [[{ text: 'Open', web_app: { url: 'https://example.org/' } }]] },
        });
        resolve(context.match);
      });
      bot.catch(reject);
    });
    void bot.start({ allowed_updates: ['message', 'callback_query', 'pre_checkout_query'] });
    await running.action(ALICE, 'messages', { chat: `bot:${ALICE}`, text: '/start send_anon' });
    expect(await received).toBe('send_anon');
    await bot.stop();
    expect(simulator.world.messages.map(({ text, buttons }) => [text, buttons.flat().map((button) => button.text)])).toEqual([
      ['/start send_anon', []],
      ['Welcome', ['Open']],
    ]);
  });

  test('the commands of one chat replace the common ones there only', async () => {
    const menu = (command: string) => [{ command, description: command }];
    await running.call('setMyCommands', { commands: menu('start') });
    await running.call('setMyCommands', { commands: menu('reports'), scope: { type: 'chat', chat_id: BORIS } });
    await running.call('setMyCommands', { commands: menu('berichte'), scope: { type: 'chat', chat_id: BORIS }, language_code: 'de' });
    const foreign = await running.call('setMyCommands', { commands: menu('simula'), language_code: 'fil' });
    expect(foreign).toMatchObject({ status: 400, body: { description: 'Bad Request: invalid language code specified' } });
    const { people } = await (await fetch(`${running.base}/state`)).json();
    expect(people).toMatchObject([{ commands: menu('start') }, { commands: menu('reports') }, { commands: menu('start') }]);
  });

  test('another token returns 401, an unknown method 404', async () => {
    const answer = await fetch(`${running.base}/bot1:other/getMe`);
    expect([answer.status, await answer.json()]).toEqual([401, { ok: false, error_code: 401, description: 'Unauthorized' }]);
    expect(await running.call('noSuchMethod', {})).toEqual({ status: 404, body: { ok: false, error_code: 404, description: 'Not Found' } });
  });

  test('a bot cannot write to a person who has not allowed it', async () => {
    const { status, body } = await running.call('sendMessage', { chat_id: BORIS, text: 'hello' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ description: "Forbidden: bot can't initiate conversation with a user" });
    await running.action(BORIS, 'write-access', {});
    expect(await running.call('sendMessage', { chat_id: BORIS, text: 'hello' })).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('HTML becomes text and entities; an invalid tag is refused', async () => {
    const { body } = await running.call('sendMessage', { chat_id: BORIS, text: '<b>1 &lt; 2</b> &amp; so', parse_mode: 'HTML' });
    expect(body).toMatchObject({ result: { text: '1 < 2 & so', entities: [{ type: 'bold', offset: 0, length: 5 }] } });
    expect(await running.call('sendMessage', { chat_id: BORIS, text: '<b>open', parse_mode: 'HTML' })).toMatchObject({ status: 400 });
    const plain = await running.call('sendMessage', { chat_id: BORIS, text: '<img src=x>' });
    expect(plain.body).toMatchObject({ result: { text: '<img src=x>' } });
  });

  test('a confirmed offset deletes updates, and an unconfirmed update is sent again', async () => {
    await running.action(ALICE, 'messages', { chat: `bot:${ALICE}`, text: 'one' });
    const first = running.simulator.world.updates.take(0, 100);
    const last = first.at(-1)?.update_id ?? 0;
    const again = await running.call('getUpdates', { offset: last });
    expect(again.body).toMatchObject({ result: [{ update_id: last, message: { text: 'one' } }] });
    expect(await running.call('getUpdates', { offset: last + 1 })).toMatchObject({ body: { result: [] } });
  });

  test('a pressed button sends a callback query, and its answer reaches that person only', async () => {
    const sent = await running.call('sendMessage', {
      chat_id: ALICE,
      text: 'pick',
      reply_markup: { inline_keyboard: [[{ text: 'Yes', callback_data: 'yes' }]] },
    });
    expect(sent.body).toMatchObject({ ok: true });
    const message = running.simulator.world.messages.at(-1);
    await running.action(ALICE, 'press', { message: message?.id, data: 'yes' });
    const query = running.simulator.world.updates.take(0, 100).at(-1)?.callback_query;
    expect(query).toMatchObject({ data: 'yes', from: { id: ALICE } });
    const id = running.simulator.world.callbacks.keys().next().value;
    await running.call('answerCallbackQuery', { callback_query_id: id, text: 'Noted' });
    expect(running.simulator.world.notices).toMatchObject([{ person: ALICE, text: 'Noted' }]);
  });
});
