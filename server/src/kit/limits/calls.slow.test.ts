import { calls, type JsonCallName } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { errorOf } from '../../../test/deliver.ts';
import type { CallInput, Person, Reply } from '../../../test/person.ts';
import { checkout, type Shop, startShop } from '../../../test/shop.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { sqlOn } from '../db/sql-on.ts';

const params = { id: '2f8c1de0-6a8e-4b7a-9b66-0a8b8f3d2c11' };
/** A valid input for every call that counts for a limit. It does not matter whether the note exists. */
const inputs: Readonly<Partial<Record<JsonCallName, CallInput>>> = {
  updateProfile: { body: { mode: 'valentine' } },
  unwrapValentine: { params },
  checkout: { body: { valentineCode: '2222222222', itemId: 'tulip' } },
  revealSender: { params, body: {} },
  buyEarlyReveal: { body: { orderId: params.id } },
  answerValentine: { params, body: { answer: 'yes' } },
  setVisibility: { params, body: { isPublic: false } },
  requestRefund: { params },
  exportAccount: {},
  prepareShareMessage: { body: { mode: 'valentine' } },
  blockSender: { params, body: { isBlocked: true } },
  reportValentine: { params, body: { reason: 'spam' } },
  unmuteValentine: { params },
  completeTask: { body: { taskId: 'share_story' } },
  reportShareOpened: { body: { code: '2222222222' } },
  deleteAccount: {},
};

const once = {
  perPairADay: 1,
  perSenderAnHour: 1,
  perAddressAnHour: 1,
  revealsAnHour: 1,
  revealCallsAnHour: 1,
  invoicesAnHour: 1,
  openingsAnHour: 1,
  answersAnHour: 1,
  changesAnHour: 1,
  reportsAnHour: 1,
  tasksAnHour: 1,
  preparedMessagesAnHour: 1,
  picturesAnHour: 1,
  exportsAnHour: 1,
  refundRequestsADay: 1,
  deletionsADay: 1,
  streamsAtOnce: 1,
  botMessagesAMinute: 1,
};

const tooMany = async (who: Person, name: JsonCallName) => {
  const reply = await who.call(name, inputs[name] ?? {});
  const isRefused = reply.status === 429;
  if (isRefused) expect([errorOf(reply).code, Number(reply.headers.get('Retry-After')) > 0]).toEqual(['too_many', true]);
  expect(reply.status, `${name} ${reply.text}`).not.toBe(400);
  return isRefused;
};

test('[SEC-05] every call that creates a row, a picture or a Bot API call is counted per person', async () => {
  const shop = await startShop({ limits: once, channelId: '@channel' }, { clock: stoppedClock() });
  const writing = Object.entries(calls).filter(
    ([name, { method, path }]) => method !== 'GET' || path.endsWith('/export') || name in inputs,
  );
  expect(writing.map(([name]) => name).sort()).toEqual(Object.keys(inputs).sort());
  for (const name of Object.keys(inputs) as JsonCallName[]) {
    // new people for each call, since some calls are counted together
    const [who, other] = [await shop.person(`who ${name}`), await shop.person(`other ${name}`)];
    expect([name, await tooMany(who, name), await tooMany(who, name), await tooMany(other, name)]).toEqual([name, false, true, false]);
  }
  await shop.close();
});

test('[SEC-05] invoice links for packs and early openings have a separate limit', async () => {
  const limits = { ...once, revealCallsAnHour: 100, changesAnHour: 100 };
  const shop = await startShop({ limits }, { clock: stoppedClock(new Date(), new Date('2027-03-01T12:00:00Z')) });
  const [who, other] = [await shop.person('who'), await shop.person('other')];
  const buy = async (person: Person) => (await person.call('buyEarlyReveal', { body: {} })).status;
  expect([await buy(who), await buy(who), await buy(other)]).toEqual([200, 429, 200]);
  await shop.close();
});

test('[SEC-05] a repeated answer of a keyed call is not counted', async () => {
  const shop = await startShop({ limits: { ...once, perSenderAnHour: 2, perPairADay: 2 } }, { clock: stoppedClock() });
  const [ann, bob] = [await shop.person('ann'), await shop.person('bob')];
  await activate(shop, bob);
  const key = crypto.randomUUID();
  const ask = async () => (await checkout(ann, bob, { itemId: 'teddy' }, { key })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  expect((await checkout(ann, bob, { message: 'another' })).status).toBe(200);
  expect((await checkout(ann, bob, { message: 'a third' })).status).toBe(429);
  await shop.close();
});

test('[SEC-05] a client that disconnects before it is counted is counted when it retries', async () => {
  const shop = await startShop({ limits: { ...once, perSenderAnHour: 1, perPairADay: 1 } }, { clock: stoppedClock() });
  const [ann, bob, cid] = [await shop.person('ann'), await shop.person('bob'), await shop.person('cid')];
  const key = crypto.randomUUID();
  const { owner } = shop.deps.db;
  const isCounting = async () =>
    (
      await sqlOn(
        owner.$client,
      )`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%limit_marks%'`
    ).length > 0;
  await owner.transaction(async ({ $client: client }) => {
    const tx = sqlOn(client);
    await tx`LOCK TABLE billet.limit_marks IN ACCESS EXCLUSIVE MODE`;
    const controller = new AbortController();
    const given = checkout(ann, bob, {}, { key, signal: controller.signal }).catch(() => 'hung up');
    while (!(await isCounting()));
    controller.abort();
    expect(await given).toBe('hung up');
    while (await isCounting());
  });
  expect((await checkout(ann, bob, {}, { key })).status).toBe(200);
  expect((await checkout(ann, cid)).status).toBe(429);
  await shop.close();
});

/** Sends the same request repeatedly and disconnects while Telegram creates the link, until one is answered. */
async function hangUpUntilAnswered(shop: Shop, send: (signal: AbortSignal) => Promise<Reply>): Promise<number> {
  const links = () => shop.messenger.calls.filter(({ method }) => method === 'createInvoiceLink').length;
  const isTaken = async () =>
    (await sqlOn(shop.deps.db.owner.$client)`SELECT FROM money.idempotency_records WHERE answer IS NULL`).length > 0;
  for (;;) {
    const before = links();
    const answer = shop.messenger.hold('createInvoiceLink', () => true);
    const controller = new AbortController();
    const given = send(controller.signal).then(
      (reply) => reply.status,
      () => null,
    );
    while (
      links() === before &&
      (await Promise.race([given, new Promise((resolve) => setTimeout(() => resolve('asked'), 10))])) === 'asked'
    );
    controller.abort();
    const status = await given;
    answer();
    while (await isTaken());
    if (status !== null) return status;
  }
}

test('[SEC-05] a client that disconnects while Telegram creates the link gets no more links than the limit, with any keys', async () => {
  const shop = await startShop({ limits: { ...once, perSenderAnHour: 2, perPairADay: 2 } }, { clock: stoppedClock() });
  const [ann, bob] = [await shop.person('ann'), await shop.person('bob')];
  await activate(shop, bob);
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429) {
    const key = crypto.randomUUID();
    const message = `the letter ${statuses.length}`;
    statuses.push(await hangUpUntilAnswered(shop, (signal) => checkout(ann, bob, { itemId: 'teddy', message }, { key, signal })));
  }
  // a link created while the client was disconnected is the answer to its retry
  expect(statuses).toEqual([200, 200, 429]);
  expect(shop.messenger.calls.filter(({ method }) => method === 'createInvoiceLink')).toHaveLength(2);
  await shop.close();
});

test('[SEC-05] a request whose client disconnected continues and is counted once, and a retry gets its answer', async () => {
  const shop = await startShop({ limits: { ...once, perSenderAnHour: 1, perPairADay: 1 } }, { clock: stoppedClock() });
  const [ann, bob] = [await shop.person('ann'), await shop.person('bob')];
  await activate(shop, bob);
  const key = crypto.randomUUID();
  const { owner } = shop.deps.db;
  // no job writes orders, so the waiting statement belongs to the checkout
  const isWaiting = async () =>
    (
      await sqlOn(owner.$client)`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'insert into %"orders"%'`
    ).length > 0;
  await owner.transaction(async ({ $client }) => {
    await sqlOn($client)`LOCK TABLE money.orders IN SHARE MODE`;
    const controller = new AbortController();
    const given = checkout(ann, bob, { itemId: 'teddy' }, { key, signal: controller.signal }).catch(() => 'hung up');
    while (!(await isWaiting()));
    controller.abort();
    expect(await given).toBe('hung up');
  });
  expect((await checkout(ann, bob, { itemId: 'teddy' }, { key })).status).toBe(200);
  expect(shop.messenger.calls.filter(({ method }) => method === 'createInvoiceLink')).toHaveLength(1);
  expect((await checkout(ann, bob, { itemId: 'teddy', message: 'another' })).status).toBe(429);
  await shop.close();
});

async function activate(shop: Shop, { telegramId }: Person): Promise<void> {
  await sqlOn(shop.deps.db.owner.$client)`UPDATE billet.users SET bot_state = 'active' WHERE telegram_id = ${telegramId}`;
}
