import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { eq, sql } from 'drizzle-orm';
import { type BotApi, startBotApi } from '../../../test/bot-api.ts';
import { idOf } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { type ExactWorld, startExactWorld } from '../../../test/two-worlds.ts';
import { changeEvents } from '../../kit/db/schema/notes.ts';
import { exportOf } from '../account/export.ts';
import { countScores } from '../leaderboards/count.ts';
import { fulfil } from '../payments/fulfil.ts';
import { recordCharge } from '../payments/record.ts';
import { payloadOf } from '../payments/validate.ts';
import { deliverBatch } from './batch.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
const histories = [
  { title: 'a free valentine', type: 'ordinary', price: 0, body: { itemId: 'tulip', message: 'guess who' } },
  { title: 'a valentine without words', type: 'ordinary', price: 0, body: { itemId: 'kiss' } },
  { title: 'a paid super valentine', type: 'ordinary', price: 98, body: { itemId: 'teddy', message: 'for you', isSuper: true } },
  { title: 'a question', type: 'anonymous_message', price: 0, body: { itemId: 'fire', message: 'why?', isAnonymousMessage: true } },
  {
    title: 'a fully anonymous valentine',
    type: 'ordinary',
    price: 49,
    body: { itemId: 'tulip', message: 'never', isFullyAnonymous: true },
  },
] as const;

describe('[SEC-01] two worlds that differ in the sender only look the same to the recipient', () => {
  let messenger: BotApi;
  let worlds: [ExactWorld, ExactWorld];
  beforeAll(async () => {
    messenger = await startBotApi();
    worlds = [await startExactWorld(messenger.root), await startExactWorld(messenger.root)];
  });
  afterAll(async () => {
    await Promise.all(worlds.map((world) => world.close()));
    await messenger.close();
  });

  /** Plays the same history in both worlds, with another sender in each. */
  const playBoth = (history: History) =>
    Promise.all([play(worlds[0], history, 'anna', 'curl/8.5.0'), play(worlds[1], history, 'maximilian', ANDROID)]);

  test.each(histories)('for $title', async (history) => {
    const [first, second] = await playBoth(history);
    expect(first.length).toBeGreaterThan(15);
    expect(first).toEqual(second);
  });

  test('except for an open valentine, which shows its sender and so proves the comparison', async () => {
    const [first, second] = await playBoth({
      title: 'open',
      type: 'ordinary',
      price: 0,
      body: { itemId: 'tulip', message: 'it is me', isOpenSympathy: true },
    });
    expect(first).not.toEqual(second);
  });
});

interface History {
  readonly title: string;
  readonly type: 'ordinary' | 'anonymous_message';
  readonly price: number;
  readonly body: Record<string, unknown>;
}

/** Plays a history among new people and returns everything that its recipient can see. */
async function play(
  world: ExactWorld,
  { title, type, price, body }: History,
  chosen: 'anna' | 'maximilian',
  device: string,
): Promise<string[]> {
  const recipient = await world.person(`recipient of ${title}`);
  const people = { anna: await world.person(`anna of ${title}`), maximilian: await world.person(`maximilian of ${title}`) };
  const sender = people[chosen];
  const seen: string[] = [];
  const look = async (...[name, input]: [Parameters<ExactWorld['wire']>[1], Parameters<ExactWorld['wire']>[2]?]) =>
    seen.push(await world.wire(recipient, name, input));
  const lookAtVersions = async () => {
    const { owner } = world.deps.db;
    const own = eq(changeEvents.userId, await idOf(world, recipient));
    const turns = await owner.select({ kind: changeEvents.kind, version: changeEvents.version }).from(changeEvents).where(own);
    seen.push(JSON.stringify(turns.sort((a, b) => a.kind.localeCompare(b.kind))));
  };
  const lookAround = async () => {
    await lookAtVersions();
    await look('getProfile');
    await look('getInventoryCount');
    for (const filter of ['all', 'sent', 'opened', 'unanswered']) await look('getValentines', { query: { type, filter } });
    await look('getPublicProfile', { params: { code: recipient.code } });
    await look('getLeaderboards');
    await look('getLeaderboard', { params: { categoryCode: 'RU' } });
    await look('getPublicValentines', {
      params: { code: recipient.code },
      query: { type: type === 'ordinary' ? 'valentine' : 'anon_message' },
    });
  };

  const lookAtExport = async () => {
    const stream = await exportOf(world.deps, await idOf(world, recipient));
    const file = stream && (await json(stream));
    // These times come from the reader's own actions and the real clock
    seen.push(JSON.stringify(file, (key, value: unknown) => (['exportedAt', 'reportedAt'].includes(key) ? null : value)));
  };

  await look('updateProfile', { body: { leaderboardCategory: 'RU' } });
  await send(world, sender, recipient, body, price, device);
  await countScores(world.deps);
  await lookAround();
  const [item] = await inboxOf(recipient, type);
  const params = { id: item?.id ?? '' };
  await look('revealSender', { params, body: {} });
  await look('unwrapValentine', { params });
  await look('revealSender', { params, body: {} });
  await look('answerValentine', { params, body: { answer: 'thank you' } });
  await look('setVisibility', { params, body: { isPublic: true } });
  await look('reportValentine', { params, body: { reason: 'other', text: 'hm' } });
  await look('blockSender', { params, body: { isBlocked: true } });
  // The blocked sender's note and the muted one must have the same effects in both worlds
  await checkout(sender, recipient, { message: 'are you there?' }, { headers: { 'User-Agent': device } });
  await lookAround();
  await look('getSafety');
  await look('getBlocked');
  await lookAtExport();
  await look('blockSender', { params, body: { isBlocked: false } });
  await look('updateProfile', { body: { mutedWords: ['psst'] } });
  await checkout(sender, recipient, { message: 'psst, it is me' }, { headers: { 'User-Agent': device } });
  await look('getMuted');
  await look('getSafety');
  await look('updateProfile', { body: { paused: true } });
  await checkout(sender, recipient, { message: 'later then' }, { headers: { 'User-Agent': device } });
  await lookAround();
  await look('updateProfile', { body: { paused: false } });
  await lookAround();
  await lookAtExport();
  return seen;
}

async function send(
  world: ExactWorld,
  sender: Person,
  recipient: Person,
  body: Record<string, unknown>,
  price: number,
  device: string,
): Promise<void> {
  const reply = await checkout(sender, recipient, body, { key: 'the same', headers: { 'User-Agent': device } });
  expect(reply.status).toBe(200);
  if (price === 0) return;
  const chargeId = `charge for ${recipient.code}`;
  const payment = { chargeId, payerId: sender.telegramId, amount: price, currency: 'XTR', payload: payloadOf(orderIn(reply)) };
  await recordCharge(world.deps, payment);
  await fulfil(world.deps, chargeId);
  await deliverBatch(world.deps);
}

describe('[SEC-02] after the payment and delivery of a fully anonymous note', () => {
  let shop: Shop;
  let sender: Person;
  let recipient: Person;
  let itemId: string;
  beforeAll(async () => {
    shop = await startShop({ batchSeconds: 1 });
    [sender, recipient] = [await shop.person('someone'), await shop.person('beloved')];
    const order = orderIn(await checkout(sender, recipient, { itemId: 'ring', message: 'from the dark', isFullyAnonymous: true }));
    shop.sendPreCheckoutQuery(sender, order, 248);
    shop.pay(sender, order, 248);
    const [item] = await until(
      () => inboxOf(recipient),
      ({ length }) => length === 1,
    );
    itemId = item?.id ?? '';
    expect(await stateOf(sender, order)).toBe('fulfilled');
    await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === recipient.telegramId);
    const busy = () =>
      shop.deps.db.owner
        .execute(
          sql`SELECT ((SELECT count(*) FROM graphile_worker.jobs) + (SELECT count(*) FROM money.updates WHERE body IS NOT NULL))::int AS n`,
        )
        .then(({ rows }) => rows);
    await until(busy, ([row]) => row?.n === 0);
    await shop.cleanUp();
  });
  afterAll(() => shop.close());

  test("only the sender's own row contains their names, and it contains no trace of the note or its recipient", async () => {
    const rows = await dump(shop);
    const senderIs = await namesOf(shop, sender);
    const itsTraces = [itemId, 'from the dark', ...(await namesOf(shop, recipient))];
    const ofSender = rows.filter(({ text }) => senderIs.some((name) => text.includes(name)));
    expect(ofSender.map(({ table }) => table)).toEqual(['billet.users']);
    for (const { text } of ofSender) for (const trace of itsTraces) expect(text).not.toContain(trace);
  });

  test('no transaction id links sender and note', async () => {
    const rows = await dump(shop);
    const senderIs = await namesOf(shop, sender);
    const deliveries = new Set(rows.filter(({ text }) => text.includes(itemId)).map(({ xmin }) => xmin));
    expect(deliveries.size).toBeGreaterThan(0);
    const tied = rows.filter(({ xmin, text }) => deliveries.has(xmin) && senderIs.some((name) => text.includes(name)));
    expect(tied.map(({ table }) => table)).toEqual([]);
  });

  test('a note that may be revealed is found with its sender in sealed.senders, which proves the search', async () => {
    await checkout(sender, recipient, { message: 'in the light' });
    const id = (await inboxOf(recipient)).find(({ id }) => id !== itemId)?.id ?? '';
    const [user] = await namesOf(shop, sender);
    const rows = await dump(shop);
    expect(rows.filter(({ text }) => text.includes(id) && text.includes(user ?? '')).map(({ table }) => table)).toEqual(['sealed.senders']);
  });
});

interface DumpedRow {
  readonly table: string;
  readonly xmin: string;
  readonly text: string;
}

/** Every row of every table, including those of the job queue. */
async function dump({ deps }: Shop): Promise<DumpedRow[]> {
  const tables = await deps.db.owner
    .execute<{
      name: string;
    }>(sql`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`)
    .then(({ rows }) => rows);
  const rows = await Promise.all(
    tables.map(({ name }) =>
      deps.db.owner
        .execute<{ xmin: string; text: string }>(sql.raw(`SELECT xmin::text AS xmin, row_to_json(t)::text AS text FROM ${name} t`))
        .then(({ rows }) => rows)
        .then((found) => found.map((row) => ({ table: name, ...row }))),
    ),
  );
  return rows.flat();
}

/** The values that identify a person in the database: id, messenger id, code and name. */
async function namesOf({ deps }: Shop, { code, telegramId, firstName }: Person): Promise<string[]> {
  const {
    rows: [user],
  } = await deps.db.owner.execute<{ id: string }>(sql`SELECT id FROM billet.users WHERE code = ${code}`);
  return [user?.id ?? '', String(telegramId), code, firstName];
}

test.each(['inbox', 'reveal'] as const)('[SEC-02] the %s login has no permission on the schema money', async (login) => {
  const { deps, close } = await startShop();
  for (const table of ['orders', 'charges', 'updates', 'idempotency_records', 'reveal_ledger', 'cursors']) {
    const refused = deps.db[login]
      .execute(sql.raw(`SELECT count(*) FROM money.${table}`))
      .then(({ rows }) => rows)
      .catch((error: Error) => error.cause);
    expect(await refused).toMatchObject({ code: '42501' });
  }
  await close();
});
