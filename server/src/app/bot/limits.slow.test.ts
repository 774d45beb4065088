import { type JsonCallName, TOKEN_HEADER } from '@billet/shared-domain/contract';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../test/harness.ts';
import { send, signInitData } from '../../../test/person.ts';
import { until } from '../../../test/shop.ts';
import { type Logged, type Simulator, startSimulator } from '../../../test/simulator.ts';
import { type Config, DEVELOPMENT_TOKEN } from '../../kit/config.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import type { Messenger } from '../../kit/messenger/messenger.ts';
import { telegramMessenger } from '../../kit/messenger/telegram.ts';
import { startJobs } from '../jobs/start.ts';
import { startBot } from './start.ts';

let simulator: Simulator;
let world: World;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  simulator = await startSimulator(DEVELOPMENT_TOKEN);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await world.close();
  await simulator.stop();
});

const start = async (config: Partial<Config> = {}) => {
  world = await startWorld({ botApiRoot: simulator.root, messageLimits: { all: 25, chat: 1 }, ...config });
};
/** A messenger without this process's memory, like that of another process. */
const process = (): Messenger => telegramMessenger({ ...world.deps, db: { ...world.deps.db } });
const failed = (calls: readonly Logged[]) => calls.filter(({ data }) => !data.answer.ok).length;

/** Milliseconds between two messages. */
const GAP_MS = 1000 / 25;
/** Milliseconds by which rounded times and timers may differ. */
const ROUNDING_MS = 5;

/** Records the times that the processes reserve for their messages. Returns them in milliseconds, earliest first. */
async function recordReservations(): Promise<() => Promise<number[]>> {
  const owner = sqlOn(world.deps.db.owner.$client);
  await owner.query(`
    CREATE TABLE billet.reservations (free_at timestamptz NOT NULL);
    CREATE FUNCTION billet.record_reservation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
      'BEGIN INSERT INTO billet.reservations VALUES (NEW.free_at); RETURN NULL; END';
    CREATE TRIGGER record_reservation AFTER INSERT OR UPDATE ON billet.pace FOR EACH ROW WHEN (NEW.kind = 'messages')
      EXECUTE FUNCTION billet.record_reservation()`);
  return async () =>
    (
      await owner<
        { at: number }[]
      >`SELECT (extract(epoch FROM free_at) * 1000 - ${GAP_MS})::float8 AS at FROM billet.reservations ORDER BY 1`
    ).map(({ at }) => at);
}

test("[OPS-07] two processes together reserve times below the messenger's limit, keep to them and lose no message", async () => {
  await start();
  const reservations = await recordReservations();
  const people = await simulator.people(30);
  const [one, other] = [process(), process()];
  await Promise.all(people.flatMap((id) => [one.write(id, 'one'), other.write(id, 'other')]));
  const startedAt = performance.now();
  const [first = 0] = people;
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => one.write(first, text)));
  // one message to a chat per second
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3_000 - 3 * ROUNDING_MS);
  const calls = await simulator.asked('sendMessage');
  expect([calls.length, failed(calls)]).toEqual([64, 0]);
  const reserved = await reservations();
  expect(reserved).toHaveLength(64);
  const gaps = reserved.slice(1).map((at, index) => at - (reserved[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(GAP_MS - 0.1);
  // No call is made before its reserved time, so the nth call is not made before the nth reserved time
  const made = calls.map(({ at }) => at).toSorted((a, b) => a - b);
  expect(Math.min(...made.map((at, index) => at - (reserved[index] ?? 0)))).toBeGreaterThanOrEqual(-ROUNDING_MS);
});

test('[OPS-07] a 429 pauses all processes for as long as it says, and a limited chat only itself', async () => {
  await start();
  const [first = 0, second = 0, third = 0] = await simulator.people(3);
  const [one, other] = [process(), process()];
  const plan = (retryAfter: number) => simulator.post('/faults', { method: 'sendMessage', status: 429, retryAfter });
  await plan(5);
  const delayed = one.write(first, 'held');
  await until(
    () => simulator.asked('sendMessage'),
    (calls) => calls.length === 1,
  );
  await other.write(second, 'not held');
  expect((await simulator.asked('sendMessage')).map(({ data }) => data.params.text)).toEqual(['held', 'not held']);
  await plan(3);
  await one.write(second, 'all wait');
  await Promise.all([delayed, other.write(third, 'after all')]);
  const calls = await simulator.asked('sendMessage');
  expect(await world.deps.metrics.registry.getSingleMetricAsString('billet_messenger_too_many_total')).toContain(
    '{method="sendMessage"} 2',
  );
  const at = (text: string, index: number) => calls.filter(({ data }) => data.params.text === text)[index]?.at ?? 0;
  expect(at('held', 1) - at('held', 0)).toBeGreaterThanOrEqual(5_000);
  expect(at('all wait', 1) - at('all wait', 0)).toBeGreaterThanOrEqual(3_000);
  expect(at('after all', 0) - at('all wait', 0)).toBeGreaterThanOrEqual(2_950);
});

test('[OPS-07] pre-checkout, payment and refund do not wait behind two minutes of queued messages', async () => {
  await start({ messageLimits: { all: 0.5, chat: 1 } });
  const people = await simulator.people(60);
  const as = (id: number) => ({
    headers: { [TOKEN_HEADER]: signInitData({ id, first_name: 'X', language_code: 'en', allows_write_to_pm: true }, DEVELOPMENT_TOKEN) },
  });
  const ask = (id: number, name: JsonCallName, body?: unknown) => send(world.url, name, { ...as(id), body });
  for (const id of [1001, 1002]) await simulator.change(id, { access: 'allowed' });
  for (const id of [1001, 1002, ...people]) await ask(id, 'getProfile');
  stops.push(await startBot(world.deps), await startJobs(world.deps));
  const { body } = await ask(1002, 'getProfile');
  const { valentineCode } = (body as { user: { valentineCode: string } }).user;
  const order = await ask(1001, 'checkout', { valentineCode, itemId: 'teddy' });
  await sqlOn(world.deps.db.owner.$client)`
    INSERT INTO billet.outbox (task, payload) SELECT 'tell-arrival', jsonb_build_object('recipientId', id) FROM billet.users`;
  await until(
    () => simulator.asked('sendMessage'),
    ({ length }) => length > 3,
  );

  await simulator.post('/faults', { method: 'refundStarPayment', status: 429, retryAfter: 1 });
  await simulator.change(1001, { outcome: 'paid_twice' });
  const slug = /\$([\w-]+)/.exec(order.text)?.[1];
  expect(await simulator.post('/people/1001/pay', { slug })).toMatchObject({ kind: 'done' });
  const refunds = await until(
    () => simulator.asked('refundStarPayment'),
    ({ length }) => length === 2,
  );
  const [refused, done] = refunds;
  expect([failed(refunds), (done?.at ?? 0) - (refused?.at ?? 0) >= 1_000]).toEqual([1, true]);
  expect((await simulator.asked('sendMessage')).length).toBeLessThan(50);
});
