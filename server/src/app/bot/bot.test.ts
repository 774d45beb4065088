import { afterAll, beforeAll, describe, expect, rstest, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { Api } from 'grammy';
import { startBotApi } from '../../../test/bot-api.ts';
import { account, type Person } from '../../../test/person.ts';
import { messageFrom, type Shop, startShop, until, userOf, waitUntilIdle } from '../../../test/shop.ts';
import { languages } from '../../kit/messages/texts.ts';
import { introduce } from './introduce.ts';
import { startBot } from './start.ts';
import { sealUpdate, storeUpdates, takeUpdates, unfinishedUpdates, updateMark } from './stored-updates.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('operator').id] });
});
afterAll(() => shop.close());

/** Sends a text to the bot and returns its answer. Each person in these tests writes once. */
async function answerTo(person: Person, text: string, languageCode = 'en') {
  shop.write(person, text, { from: { ...userOf(person), language_code: languageCode } });
  const { params } = await shop.messageTo(person);
  return params;
}

const button = (text: string, page: string) => ({ inline_keyboard: [[{ text, web_app: { url: `http://localhost:8080/#/${page}` } }]] });

describe('[PAY-04] the bot answers', () => {
  test('/start with a greeting and a button that opens the app', async () => {
    const answer = await answerTo(await shop.person('anna'), '/start');
    expect(answer).toMatchObject({ text: expect.stringContaining('Hi, Anna!'), reply_markup: button('Open Billet', 'share') });
  });

  test("in the person's own language", async () => {
    const answer = await answerTo(await shop.person('boris'), '/start', 'ru');
    expect(answer).toMatchObject({ text: expect.stringContaining('Привет, Boris!'), reply_markup: button('Открыть Billet', 'share') });
  });

  test.each([
    ['help', '1. Share your link'],
    ['terms', 'You pay for gifts and extras in Stars'],
    ['paysupport', 'comes back to you'],
  ])('/%s', async (command, words) => {
    expect((await answerTo(await shop.person(command), `/${command}`)).text).toContain(words);
  });

  test("[SAF-04] all input that it cannot handle, operators' commands included, with the same text", async () => {
    const texts = ['/refund', '/refund charge-1', '/reports', '/requests', '/unheard_of', '/help@other_bot', 'hello', '/'];
    const answers = await Promise.all(
      texts.map(async (text, n) => ({ ...(await answerTo(await shop.person(`curious${n}`), text)), chat_id: 0 })),
    );
    for (const answer of answers) expect(answer).toEqual({ chat_id: 0, text: expect.stringContaining('I didn’t get that') });
  });

  test("[SAF-04] /help with the operators' commands for operators only", async () => {
    expect((await answerTo(await shop.person('helper'), '/help')).text).not.toContain('/refund');
    expect((await answerTo(await shop.person('operator'), '/help')).text).toContain('/refund');
  });

  test('with the commands and the menu that it registered in every language', async () => {
    await shop.messenger.waitForCall('setChatMenuButton');
    const commandCalls = shop.messenger.calls.filter(
      ({ method, params, result }) => method === 'setMyCommands' && params.scope === undefined && result !== undefined,
    );
    const codes = commandCalls.map(({ params }) => params.language_code ?? 'all');
    // Telegram knows Filipino by a two-letter code only
    expect(codes).toEqual(['all', ...languages.map((language) => (language === 'fil' ? 'tl' : language))]);
    const commands = await shop.messenger.waitForCall('setMyCommands', (each) => each.language_code === 'ru');
    expect(commands.params.commands).toContainEqual({ command: 'paysupport', description: 'Помощь с оплатой' });
    const forAll = shop.messenger.calls.filter(({ method, params }) => method === 'setMyCommands' && params.scope === undefined);
    expect(JSON.stringify(forAll)).not.toContain('refund');
    const own = await shop.messenger.waitForCall(
      'setMyCommands',
      ({ scope, language_code }) => scope !== undefined && language_code === 'ru',
    );
    expect(own.params.scope).toEqual({ type: 'chat', chat_id: account('operator').id });
    expect(own.params.commands).toContainEqual({ command: 'requests', description: 'Просьбы о возврате' });
    expect((await shop.messenger.waitForCall('setChatMenuButton')).params.menu_button).toMatchObject({
      type: 'web_app',
      web_app: { url: 'http://localhost:8080/' },
    });
  });
});

test('[I18-04] a refused menu does not stop the menus of other languages', async () => {
  const otherBotApi = await startBotApi();
  otherBotApi.fail('setMyCommands', { status: 400, description: 'Bad Request' }, 1, ({ language_code: code }) => code === 'de');
  await introduce(new Api('1:test', { apiRoot: otherBotApi.root }), shop.deps);
  const accepted = otherBotApi.calls.filter(({ method, result }) => method === 'setMyCommands' && result !== undefined);
  const codes = accepted.flatMap(({ params }) => (params.scope === undefined ? [params.language_code ?? 'all'] : []));
  expect(codes).toHaveLength(languages.length);
  expect(codes).not.toContain('de');
  expect(codes).toContain('vi');
  await otherBotApi.close();
});

describe('[INF-01] choosing a friend in the chat', () => {
  const share = (person: Person, request: number, friend: { id: number; name: string }) =>
    shop.messenger.push({
      message: { ...messageFrom(person), users_shared: { request_id: request, users: [{ user_id: friend.id, first_name: friend.name }] } },
    });

  test.each([
    ['send_valentine', 1, 'send', 'Pick a gift'],
    ['send_anon', 2, 'ask', 'Ask anonymously'],
  ])('after /start %s returns the link to write to the friend', async (parameter, request, app, label) => {
    const person = await shop.person(parameter);
    const question = await answerTo(person, `/start ${parameter}`);
    expect(question.reply_markup).toMatchObject({
      keyboard: [[{ text: 'Choose a friend', request_users: { request_id: request, max_quantity: 1 } }]],
    });
    const friend = await shop.person('friend');
    share(person, request, { id: friend.telegramId, name: 'Another name' });
    const { params } = await shop.messageTo(person, 'Friend? Good choice');
    expect(JSON.stringify(params.reply_markup)).toContain(`https://t.me/billet_bot/${app}?startapp=${friend.code}`);
    expect(JSON.stringify(params.reply_markup)).toContain(label);
  });

  test('creates a ghost with a code for a friend without an account', async () => {
    const person = await shop.person('gina');
    share(person, 1, { id: 4242, name: 'Newcomer' });
    const { params } = await shop.messageTo(person, 'Newcomer? Good choice');
    const code = /startapp=(\w{10})/.exec(JSON.stringify(params.reply_markup))?.[1] ?? '';
    expect((await person.call('getPublicProfile', { params: { code } })).body).toMatchObject({
      user: { isGhostUser: true, telegram: { firstName: 'Newcomer' } },
    });
  });

  test("[SEC-01] reveals a latecomer's creation time no finer than the hour", async () => {
    const { id } = account('latecomer');
    share(await shop.person('irma'), 1, { id, name: 'Latecomer' });
    await shop.messageTo(await shop.person('irma'), 'Latecomer? Good choice');
    const { body } = await (await shop.person('latecomer')).call('getProfile');
    expect((body as { user: { createdAt: string } }).user.createdAt).toMatch(/T\d\d:00:00\.000Z$/);
  });

  test('rejects oneself', async () => {
    const person = await shop.person('hugo');
    share(person, 1, { id: person.telegramId, name: 'Hugo' });
    expect((await shop.messageTo(person, 'That’s you')).params).not.toHaveProperty('reply_markup');
  });
});

describe('[GHO-01] the permission to write', () => {
  const stateIn = (person: Person) => async () => {
    const {
      rows: [row],
    } = await shop.deps.db.owner.execute<{ bot_state: string }>(
      sql`SELECT bot_state FROM billet.users WHERE telegram_id = ${person.telegramId}`,
    );
    return row?.bot_state;
  };

  test('follows blocking, unblocking and granted access', async () => {
    const person = await shop.person('carl');
    const member = (status: string) =>
      shop.messenger.push({
        my_chat_member: {
          chat: { id: person.telegramId, type: 'private', first_name: 'Carl' },
          from: userOf(person),
          date: 0,
          old_chat_member: { status: 'member', user: {} },
          new_chat_member: { status, user: {} },
        },
      });
    member('kicked');
    await until(stateIn(person), (state) => state === 'blocked');
    member('member');
    await until(stateIn(person), (state) => state === 'active');
    member('kicked');
    await until(stateIn(person), (state) => state === 'blocked');
    shop.messenger.push({ message: { ...messageFrom(person), write_access_allowed: { from_request: true } } });
    await until(stateIn(person), (state) => state === 'active');
  });

  test('is stored, with a new code, for a user who starts the bot before the app', async () => {
    const stranger = { telegramId: 77, firstName: 'Zoe', code: '', initData: '', call: () => Promise.reject(new Error('never')) };
    await answerTo(stranger, '/start');
    expect(await stateIn(stranger)()).toBe('active');
  });
});

describe('[SAF-01] after an account was deleted, the bot', () => {
  const rowsOf = async (table: string, condition: ReturnType<typeof sql>) => {
    const { rows } = await shop.deps.db.owner.execute(sql`SELECT FROM ${sql.raw(table)} WHERE ${condition}`);
    return rows.length;
  };
  const accountsOf = ({ telegramId }: Person) => rowsOf('billet.users', sql`telegram_id = ${telegramId}`);
  const start = (person: Person) => ({ ...messageFrom(person), text: '/start', entities: [{ type: 'bot_command', offset: 0, length: 6 }] });
  let bystanders = 0;
  /** Resolves when all updates that were pushed so far are handled: the bot receives them in order. */
  const allHandled = async () => {
    await answerTo(await shop.person(`bystander ${++bystanders}`), '/help');
    await waitUntilIdle(shop);
  };
  const joined = (person: Person) => ({
    chat: { id: person.telegramId, type: 'private', first_name: person.firstName },
    from: userOf(person),
    date: messageFrom(person).date,
    old_chat_member: { status: 'kicked', user: {} },
    new_chat_member: { status: 'member', user: {} },
  });

  test('greets its user and recreates it only when they open the app again', async () => {
    const [leaver, friend] = [await shop.person('ines'), await shop.person('jan')];
    await leaver.call('deleteAccount');
    shop.messenger.push({ my_chat_member: joined(leaver) });
    shop.messenger.push({ message: { ...messageFrom(leaver), write_access_allowed: { from_request: true } } });
    const shared = (user_id: number) => ({ users_shared: { request_id: 1, users: [{ user_id, first_name: 'Somebody' }] } });
    shop.messenger.push({ message: { ...messageFrom(leaver), ...shared(friend.telegramId) } });
    shop.messenger.push({ message: { ...messageFrom(friend), ...shared(leaver.telegramId) } });
    const gone = await shop.messenger.waitForCall('sendMessage', ({ text }) => String(text).startsWith('You can’t write to this friend'));
    expect([gone.params.chat_id, 'reply_markup' in gone.params]).toEqual([friend.telegramId, false]);
    shop.messenger.push({ message: start(leaver) });
    await shop.messenger.waitForCall('sendMessage', ({ text }) => String(text).startsWith('Hi, Ines!'));
    await allHandled();
    expect(await accountsOf(leaver)).toBe(0);
    const returned = await shop.person('ines');
    expect([await accountsOf(leaver), returned.code === leaver.code]).toEqual([1, false]);
  });

  test('ignores updates from before the deletion, also when the user has returned', async () => {
    const person = await shop.person('kira');
    const before = { date: messageFrom(person).date - 3_600 };
    await person.call('deleteAccount');
    const pushOld = async () => {
      shop.messenger.push({ message: { ...start(person), ...before } });
      const entities = [{ type: 'bot_command', offset: 0, length: '/paysupport'.length }];
      shop.messenger.push({ message: { ...messageFrom(person), ...before, text: '/paysupport', entities } });
      shop.messenger.push({ my_chat_member: { ...joined(person), ...before, new_chat_member: { status: 'kicked', user: {} } } });
      await allHandled();
    };
    const tickets = await rowsOf('billet.tickets', sql`true`);
    await pushOld();
    expect([await accountsOf(person), (await rowsOf('billet.tickets', sql`true`)) - tickets]).toEqual([0, 0]);
    await shop.person('kira');
    await pushOld();
    expect(await rowsOf('billet.users', sql`telegram_id = ${person.telegramId} AND bot_state = 'active'`)).toBe(1);
    expect(shop.messenger.calls.filter(({ params }) => params.chat_id === person.telegramId)).toEqual([]);
  });
});

describe('[PAY-04] the bot process', () => {
  test('polls in one process, and another takes over when it stops', async () => {
    const otherBotApi = await startBotApi();
    const stopSecond = await startBot({ ...shop.deps, config: { ...shop.deps.config, botApiRoot: otherBotApi.root } });
    expect(otherBotApi.calls.map(({ method }) => method)).toEqual(['getMe']);
    await shop.stopBot();
    await otherBotApi.waitForCall('setChatMenuButton');
    await stopSecond();
    await otherBotApi.close();
    await shop.restart();
  });

  test('stops the start with one line when the messenger refuses the token', async () => {
    const otherBotApi = await startBotApi();
    otherBotApi.fail('getMe', { status: 401, description: 'Unauthorized' });
    await expect(startBot({ ...shop.deps, config: { ...shop.deps.config, botApiRoot: otherBotApi.root } })).rejects.toThrow(/^BOT_TOKEN: /);
    await otherBotApi.close();
  });

  test('[PAY-02] stops along with the jobs during an open poll', async () => {
    const release = shop.messenger.hold('getUpdates', () => true);
    const getUpdates = rstest.spyOn(Api.prototype, 'getUpdates');
    await shop.restart();
    await expect.poll(() => shop.messenger.openPolls()).toBe(1);
    const signals = () => getUpdates.mock.calls.map(([, signal]) => signal?.aborted);
    expect(signals()).toEqual([false]);
    await shop.stopBot();
    // the client's own time limit does not abort this signal
    expect(signals()).toEqual([true]);
    await expect.poll(() => shop.messenger.openPolls()).toBe(0);
    getUpdates.mockRestore();
    release();
    await shop.restart();
  });
});

test('[PAY-02] an update sealed with another key does not block the others and is given up after ten attempts', async () => {
  const { owner } = shop.deps.db;
  const other = { config: { ...shop.deps.config, sealKey: 'another key, of thirty-two characters' } };
  await shop.stopBot();
  const strange = updateMark(shop.deps, 800_000_003);
  await owner.execute(sql`INSERT INTO money.updates (id, body, received_at)
    VALUES (${strange}, ${sealUpdate(other, { update_id: 800_000_003 })}, now())`);
  const unfinished = async () => {
    const ids: number[] = [];
    for await (const { update_id } of takeUpdates(shop.deps, await unfinishedUpdates(shop.deps), () => true)) ids.push(update_id);
    return ids;
  };
  for (let id = 800_000_010; id < 800_000_022; id++) {
    await storeUpdates(shop.deps, [{ update_id: id }]);
    expect(await unfinished()).toContain(id);
  }
  const {
    rows: [row],
  } = await owner.execute(sql`SELECT attempts FROM money.updates WHERE id = ${strange}`);
  expect(row).toEqual({ attempts: 10 });
  await shop.restart();
});

test('[SEC-02] an update that could never be handled is deleted after its retention time, since it names people', async () => {
  const { owner } = shop.deps.db;
  const insert = (id: number, attempts: number) =>
    owner
      .execute(sql`INSERT INTO money.updates (id, body, attempts, received_at)
      VALUES (${updateMark(shop.deps, id)}, ${sealUpdate(shop.deps, { update_id: 1 })}, ${attempts}, now() - interval '49 hours')`)
      .then(({ rows }) => rows);
  await insert(800_000_001, 10);
  await insert(800_000_002, 9);
  await shop.cleanUp();
  const isLeft = async (id: number) =>
    (await owner.execute(sql`SELECT 1 FROM money.updates WHERE id = ${updateMark(shop.deps, id)}`).then(({ rows }) => rows)).length === 1;
  expect([await isLeft(800_000_001), await isLeft(800_000_002)]).toEqual([false, true]);
});
