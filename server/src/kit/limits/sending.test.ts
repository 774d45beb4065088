import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, errorOf } from '../../../test/deliver.ts';
import type { Person, Reply } from '../../../test/person.ts';
import { checkout, inboxOf, type Shop, startShop } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { sqlOn } from '../db/sql-on.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({}, { clock: stoppedClock() });
});
afterAll(() => shop.close());

const codeOf = (reply: Reply) => [reply.status, errorOf(reply).code];
const waitOf = ({ headers }: Reply) => Number(headers.get('Retry-After'));
const HOUR = 3_600;

describe('[SEC-05] repeated messages', () => {
  test('[SEC-05] the same message to the same person is refused for a minute, with any key', async () => {
    const [ada, ben] = [await shop.person('ada'), await shop.person('ben')];
    await checkout(ada, ben, { message: 'hi' });
    const again = await checkout(ada, ben, { message: 'hi', itemId: 'candy' });
    expect(codeOf(again)).toEqual([429, 'repeated_message']);
    expect(waitOf(again)).toBeGreaterThan(50);
    expect(waitOf(again)).toBeLessThanOrEqual(65);
    expect((await checkout(ada, ben, { message: 'hi there' })).status).toBe(200);
    expect((await checkout(await shop.person('cleo'), ben, { message: 'hi' })).status).toBe(200);
  });

  test('[SEC-05] the same message sent many times at once arrives once', async () => {
    const [una, vic] = [await shop.person('una'), await shop.person('vic')];
    const replies = await Promise.all(Array.from({ length: 6 }, () => checkout(una, vic, { message: 'now' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    expect(await inboxOf(vic)).toHaveLength(1);
  });
});

describe('[SEC-05] limit per sender and recipient', () => {
  test('[SEC-05] a sender can send ten notes a day to one person, even if all arrive at once', async () => {
    const [fay, gus] = [await shop.person('fay'), await shop.person('gus')];
    const replies = await Promise.all(Array.from({ length: 13 }, (_, i) => checkout(fay, gus, { message: `no ${i}` })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = replies.filter(({ status }) => status === 429);
    for (const reply of refused) expect(waitOf(reply)).toBeGreaterThan(0);
    for (const reply of refused) expect(waitOf(reply)).toBeLessThanOrEqual(24 * HOUR);
    expect(await inboxOf(gus)).toHaveLength(10);
  });

  test('[SAF-01] [SEC-05] the limit per recipient remains after the sender deletes the account and returns', async () => {
    const [kim, lou] = [await shop.person('kim'), await shop.person('lou')];
    for (let i = 0; i < 10; i++) expect((await checkout(kim, lou, { message: `no ${i}` })).status).toBe(200);
    expect((await kim.call('deleteAccount')).status).toBe(200);
    const back = await shop.person('kim');
    expect(codeOf(await checkout(back, lou, { message: 'again' }))).toEqual([429, 'too_many']);
  });

  test('[GHO-01] [SEC-05] a refused gift counts like a sent one, so that a block can be probed ten times a day at most', async () => {
    const [moe, ned] = [await shop.person('moe'), await shop.person('ned')];
    const id = await deliver(shop, moe, ned);
    await ned.call('blockSender', { params: { id }, body: { isBlocked: true } });
    const replies = [];
    for (let i = 0; i < 12; i++) replies.push((await checkout(moe, ned, { itemId: 'teddy', message: `no ${i}` })).status);
    expect(replies).toEqual([...Array(10).fill(409), 429, 429]);
    // a free note does not reveal the block either: it is refused for the same reason, blocked or not
    expect(codeOf(await checkout(moe, ned, { message: 'free' }))).toEqual([429, 'too_many']);
  });

  test('[SEC-05] an unpaid link counts like a sent note, so that a later block cannot be probed more often', async () => {
    const [oda, pip] = [await shop.person('oda'), await shop.person('pip')];
    const replies = [];
    for (let i = 0; i < 11; i++) replies.push((await checkout(oda, pip, { itemId: 'teddy', message: `no ${i}` })).status);
    expect(replies).toEqual([...Array(10).fill(200), 429]);
  });
});

test('[SEC-05] one person can send sixty notes an hour, including unpaid links and refusals', async () => {
  const small = await startShop({ limits: { ...shop.deps.config.limits, perSenderAnHour: 6 } }, { clock: stoppedClock() });
  const sender = await small.person('sender');
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => small.person(`somebody ${index}`)));
  const replies = [];
  for (const [index, each] of people.entries()) replies.push(await checkout(sender, each, { itemId: index % 2 ? 'teddy' : 'tulip' }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(waitOf(replies[6] as Reply)).toBeLessThanOrEqual(HOUR);
  await small.close();
});

describe('[SEC-02] stored limit marks', () => {
  let sender: Person;
  let rows: { mark: string; until: string; row: string }[];
  beforeAll(async () => {
    const people = [await shop.person('hal'), await shop.person('ida'), await shop.person('jon')] as const;
    [sender] = people;
    await shop.deps.db.owner.execute(sql`DELETE FROM billet.limit_marks`);
    for (let i = 0; i < 4; i++) await checkout(sender, people[1], { message: `secret words ${i}` });
    await checkout(sender, people[2], { itemId: 'teddy', message: 'dear' });
    rows = await sqlOn(
      shop.deps.db.owner.$client,
    )`SELECT encode(mark, 'hex') AS mark, until, row_to_json(m)::text AS row FROM billet.limit_marks m`;
  });

  test('[SEC-02] a limit mark shares nothing with other rows, so that rows of one person cannot be linked', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(rows.length);
    expect(new Set(rows.map(({ row }) => row.length)).size).toBe(1);
    for (const { row } of rows)
      for (const secret of ['secret words', sender.code, String(sender.telegramId)]) expect(row).not.toContain(secret);
  });

  test('[SEC-02] limit marks contain only full hours that are the same for everybody', () => {
    for (const { until } of rows) expect(Date.parse(until) % (HOUR * 1000)).toBe(0);
    // the end of the hour, and of the day
    expect(new Set(rows.map(({ until }) => until)).size).toBeLessThanOrEqual(3);
  });

  test('[SEC-02] limit marks are deleted when no limit needs them', async () => {
    const count = async () =>
      (await shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM billet.limit_marks`).then(({ rows }) => rows))[0]?.n;
    await shop.cleanUp();
    expect(await count()).toBe(rows.length);
    await shop.deps.db.owner.execute(sql`UPDATE billet.limit_marks SET until = until - interval '3 days'`);
    await shop.cleanUp();
    expect(await count()).toBe(0);
  });

  test.each(['inbox', 'reveal'] as const)('[SEC-02] the %s login cannot read limit marks', async (login) => {
    const refused = shop.deps.db[login]
      .execute(sql`SELECT count(*) FROM billet.limit_marks`)
      .then(({ rows }) => rows)
      .catch((error: Error) => error.cause);
    expect(await refused).toMatchObject({ code: '42501' });
  });
});
