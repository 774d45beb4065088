import { errorSchema } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { fetchReply, type Person, type Reply } from '../../../test/person.ts';
import { type Shop, startShop } from '../../../test/shop.ts';
import { openStream } from '../../../test/stream.ts';
import { WEBHOOK_PATH } from '../bot/webhook-door.ts';

const SECRET = 'a-secret-of-the-webhook';
let world: Shop;
let alice: Person;
beforeAll(async () => {
  world = await startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' });
  alice = await world.person('alice');
});
afterAll(() => world.close());

/** While it acts, everything that has to do with notes waits in the database. */
async function whileNotesStandStill(act: () => Promise<void>): Promise<void> {
  const { owner } = world.deps.db;
  await owner.$client.begin(async (tx) => {
    await tx`LOCK TABLE billet.items IN ACCESS EXCLUSIVE MODE`;
    await act();
  });
}
const stuck = async () => {
  const [row] = await world.deps.db.owner.$client<{ count: number }[]>`
    SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database() AND usename = 'billet_inbox' AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
};
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo()));
};
const list = (signal?: AbortSignal) =>
  fetchReply(`${world.url}/api/inventory/valentines?type=ordinary`, {
    headers: { 'API-Token': alice.initData },
    ...(signal && { signal }),
  });
const isToldWhen = (reply: Reply) => {
  const seconds = Number(reply.headers.get('Retry-After'));
  return reply.status === 503 && errorSchema.safeParse(reply.body).success && seconds >= 1 && seconds <= 30;
};

test('[OPS-05] with no room left some are told at once when to come back; pages, probes, orders and the messenger are answered meanwhile', async () => {
  const answers: Promise<Reply>[] = [];
  await whileNotesStandStill(async () => {
    // more than may be at work and wait
    for (let each = 0; each < 700; each += 1) answers.push(list());
    const first = await Promise.race(answers);
    expect(isToldWhen(first)).toBe(true);

    expect((await fetchReply(`${world.url}/api/nothing`)).status).toBe(404);
    expect((await fetchReply(`${world.url}/healthz`)).status).toBe(200);
    expect((await alice.call('getOrder', { params: { id: crypto.randomUUID() } })).status).toBe(404);
    const update = {
      method: 'POST',
      body: '{"update_id":1}',
      headers: { 'X-Telegram-Bot-Api-Secret-Token': SECRET, 'Content-Type': 'application/json' },
    };
    expect((await fetchReply(world.url + WEBHOOK_PATH, update)).status).toBe(200);
  });
  const all = await Promise.all(answers);
  expect(all.filter((reply) => reply.status !== 200 && !isToldWhen(reply))).toEqual([]);
  expect((await list()).status).toBe(200);
});

test('[OPS-05] what a client has given up runs no longer in the database, and its place is another’s', async () => {
  await whileNotesStandStill(async () => {
    const controller = new AbortController();
    const given = Array.from({ length: 30 }, () => list(controller.signal).catch(() => 'given up'));
    await until(async () => (await stuck()) > 3);
    controller.abort();
    expect(new Set(await Promise.all(given))).toEqual(new Set(['given up']));
    await until(async () => (await stuck()) === 0);
    expect((await alice.call('getPurchases')).status).toBe(200);
  });
});

test('[OPS-05] a call whose time is over is answered, and cancelled in the database', async () => {
  await whileNotesStandStill(async () => {
    expect(isToldWhen(await list())).toBe(true);
    await until(async () => (await stuck()) === 0);
  });
});

test('[INB-12] a stream is connected before there is any news for it', async () => {
  await whileNotesStandStill(async () => {
    const stream = await openStream(world, alice);
    stream.close();
  });
});
