import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorSchema } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { fetchReply, type Person, type Reply } from '../../../test/person.ts';
import { checkout, type Shop, startShop, userOf } from '../../../test/shop.ts';
import { openStream } from '../../../test/stream.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { WEBHOOK_PATH } from '../bot/webhook-route.ts';

const SECRET = 'a-secret-of-the-webhook';
let world: Shop;
let alice: Person;
beforeAll(async () => {
  world = await startShop({ webhookSecret: SECRET, publicUrl: 'https://billet.example' });
  alice = await world.person('alice');
});
afterAll(() => world.close());

/** Locks the table of notes while `act` runs, so that every query on it waits. */
async function whileNotesStandStill(act: () => Promise<void>): Promise<void> {
  const { owner } = world.deps.db;
  await owner.transaction(async ({ $client: client }) => {
    const tx = sqlOn(client);
    await tx`LOCK TABLE billet.items IN ACCESS EXCLUSIVE MODE`;
    await act();
  });
}
const countBlockedQueries = async () => {
  const [row] = await sqlOn(world.deps.db.owner.$client)<{ count: number }[]>`
    SELECT count(*)::integer FROM pg_stat_activity WHERE datname = current_database() AND usename = 'billet_inbox' AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
};
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await new Promise(setImmediate);
};
const isIdle = () => {
  const { totalCount, idleCount, waitingCount } = world.deps.db.app.$client;
  return totalCount === idleCount && waitingCount === 0;
};
const list = (signal?: AbortSignal) =>
  fetchReply(`${world.url}/api/inventory/valentines?type=ordinary`, {
    headers: { 'API-Token': alice.initData },
    ...(signal && { signal }),
  });
const sendUpdate = (update: object) =>
  fetchReply(world.url + WEBHOOK_PATH, {
    method: 'POST',
    body: JSON.stringify(update),
    headers: { 'X-Telegram-Bot-Api-Secret-Token': SECRET, 'Content-Type': 'application/json' },
  });
const hasRetryTime = (reply: Reply) => {
  const seconds = Number(reply.headers.get('Retry-After'));
  return reply.status === 503 && errorSchema.safeParse(reply.body).success && seconds >= 1 && seconds <= 30;
};

test('[OPS-05] rejects excess calls at once with Retry-After, and still answers pages, probes, order reads and webhook updates', async () => {
  const answers: Promise<Reply>[] = [];
  await whileNotesStandStill(async () => {
    // More than can run and queue
    for (let each = 0; each < 700; each += 1) answers.push(list());
    const first = await Promise.race(answers);
    expect(hasRetryTime(first)).toBe(true);

    expect((await fetchReply(`${world.url}/api/nothing`)).status).toBe(404);
    expect((await fetchReply(`${world.url}/healthz`)).status).toBe(200);
    expect((await alice.call('getOrder', { params: { id: crypto.randomUUID() } })).status).toBe(404);
    expect((await sendUpdate({ update_id: 1 })).status).toBe(200);
  });
  const all = await Promise.all(answers);
  expect(all.filter((reply) => reply.status !== 200 && !hasRetryTime(reply))).toEqual([]);
  expect((await list()).status).toBe(200);
});

test('[OPS-05] the statement timeout frees the connections of clients that have disconnected', async () => {
  await whileNotesStandStill(async () => {
    const controller = new AbortController();
    const aborted = Array.from({ length: 3 }, () => list(controller.signal).catch(() => 'given up'));
    await until(async () => (await countBlockedQueries()) === 3);
    controller.abort();
    expect(new Set(await Promise.all(aborted))).toEqual(new Set(['given up']));
    await until(async () => (await countBlockedQueries()) === 0);
    expect((await alice.call('getPurchases')).status).toBe(200);
  });
});

test('[OPS-05] answers a call that exceeds its time limit and cancels its query', async () => {
  await whileNotesStandStill(async () => {
    expect(hasRetryTime(await list())).toBe(true);
    await until(async () => (await countBlockedQueries()) === 0);
  });
});

test('[OPS-05] answers a call with a body that exceeds its time limit', async () => {
  await whileNotesStandStill(async () => {
    expect(hasRetryTime(await alice.call('setVisibility', { params: { id: crypto.randomUUID() }, body: { isPublic: true } }))).toBe(true);
    await until(async () => (await countBlockedQueries()) === 0);
  });
});

/** Opens a plain TCP connection, for requests that no HTTP client would send. */
async function rawSocket(): Promise<Socket> {
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
const head = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: localhost\r\nAPI-Token: ${alice.initData}\r\n${more}\r\n`;

test('[OPS-05] payments and updates are answered while other calls use every connection of the app', async () => {
  const { $client: pool } = world.deps.db.app;
  const boris = await world.person('boris');
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = alice.call('getProfile');
  await until(async () => pool.waitingCount > 0);
  expect((await checkout(alice, boris, { itemId: 'teddy' })).status).toBe(200);
  const query = { id: 'a query', from: userOf(boris), currency: 'XTR', total_amount: 1, invoice_payload: 'order:none' };
  expect((await sendUpdate({ update_id: 2, pre_checkout_query: query })).status).toBe(200);
  const { params } = await world.messenger.waitForCall('answerPreCheckoutQuery', (asked) => asked.pre_checkout_query_id === query.id);
  expect(params.ok).toBe(false);
  for (const client of clients) client.release();
  expect((await waiting).status).toBe(200);
});

test('[OPS-05] an unread response holds no connection', async () => {
  const socket = await rawSocket();
  await whileNotesStandStill(async () => {
    // HTTP/1.1 sends responses in the order of the requests: the first holds back all others
    socket.write(head('GET /api/inventory/valentines?type=ordinary') + head('GET /api/items').repeat(30));
    await until(async () => (await countBlockedQueries()) === 1);
    expect((await alice.call('getPurchases')).status).toBe(200);
    await until(async () => isIdle());
  });
  socket.destroy();
});

test('[OPS-05] an export queued behind an endless response holds no connection', async () => {
  const socket = await rawSocket();
  const { url } = (await alice.call('exportAccount')).body as { url: string };
  const file = new URL(url).pathname;
  socket.write(head('GET /api/events'));
  await once(socket, 'data');
  socket.write(head(`GET ${file}`));
  expect((await alice.call('getPurchases')).status).toBe(200);
  await until(async () => isIdle());
  expect(socket.destroyed).toBe(false);
  socket.destroy();
  expect((await fetchReply(`${world.url}${file}`, { method: 'HEAD' })).status).toBe(405);
});

test('[OPS-05] a slowly sent request holds no connection until it is complete', async () => {
  const line = head('POST /api/profile/update', 'Content-Type: application/json\r\nContent-Length: 15\r\n');
  const sockets = await Promise.all(Array.from({ length: 40 }, rawSocket));
  for (const socket of sockets) socket.write(line);
  expect((await alice.call('getPurchases')).status).toBe(200);
  await until(async () => isIdle());
  const [first] = sockets;
  if (!first) throw new Error('No socket');
  first.setEncoding('utf8').write('{"paused":true}');
  const [answer] = await once(first, 'data');
  expect(answer).toContain('200 OK');
  for (const socket of sockets) socket.destroy();
});

/** Sends a POST whose Content-Length is one byte longer than its body. */
async function answerToUnfinished(path: string, more = ''): Promise<string> {
  const socket = await rawSocket();
  socket
    .setEncoding('utf8')
    .write(`${head(`POST ${path}`, `Content-Type: application/json\r\nContent-Length: 16\r\n${more}`)}{"paused":true}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

test('[API-04] a call whose body never ends is answered 408 naming the body, with and without an idempotency key', async () => {
  const answers = await Promise.all([
    answerToUnfinished('/api/profile/update'),
    answerToUnfinished('/api/order/checkout', 'Idempotency-Key: never-ends\r\n'),
  ]);
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'bad_input', field: 'body' } });
  }
});

test('[INB-12] an event stream connects before there is any event', async () => {
  await whileNotesStandStill(async () => {
    const stream = await openStream(world, alice);
    stream.close();
  });
});
