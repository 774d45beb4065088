import { setTimeout as pause } from 'node:timers/promises';
import { openAppAs } from './customers.ts';
import { type FaultEnvironment, SECRET } from './environment.ts';
import { type EventRecorder, openEventRecorder } from './event-recorder.ts';
import type { ServerRecords } from './events.ts';
import { advanceDay, isWorking, passQuarterHour } from './idle.ts';
import { findDifferences, fits } from './model.ts';
import { requestRefund } from './payment.ts';
import { type Disturbance, makePlan, type Plan, WINDOW } from './plan.ts';
import { readRecords } from './records.ts';
import { runScenario, type ScenarioContext } from './scenarios.ts';
import { makeSeededRandom } from './seeded-random.ts';

export interface Outcome {
  readonly seed: number;
  /** Results that the model does not allow, one line each. */
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Range of Telegram ids per seed. */
const PEOPLE = 1_000;
const SECOND = 1_000;
const STEP_LIMIT = 500 * SECOND;
/** Steps of the clock during the scenarios: enough for a lease, and fewer than end the retries of a gift. */
const MAX_MOVES = 8;

/** Runs the schedule of a seed, ends all faults, and compares the records with the model. */
export async function runSeed(environment: FaultEnvironment, seed: number): Promise<Outcome> {
  const plan = makePlan(seed);
  const unexpectedExits = environment.servers.map((server) => server.unexpectedExits.length);
  const base = 1_000_000 + seed * PEOPLE;
  const recorder = openEventRecorder(environment.messenger, (id) => id >= base && id < base + PEOPLE);
  const later: (() => Promise<void>)[] = [];
  const context = await createContext(environment, recorder, base, later);
  environment.messenger.fail(seed, plan.failing);
  await Promise.all([runScenarios(environment, plan, context), disturbAll(environment, plan)]);
  await withinLimit('the end of the disturbances', endDisturbances(environment));
  await withinLimit('the quarter of an hour', passQuarterHour(environment));
  await withinLimit('the last events', finishSchedule(environment, plan, recorder, later));

  const events = recorder.events({
    isDatabaseDisturbed: breaksConnections(plan),
    isMessengerDisturbed: plan.failing > 0,
  });
  const ids = Array.from({ length: PEOPLE }, (_, index) => base + index);
  const records = await readRecords(environment.cluster.sql, SECRET, events, ids);
  const ended = environment.servers.reduce(
    (total, server, index) => total + server.unexpectedExits.length - (unexpectedExits[index] ?? 0),
    0,
  );
  return { seed, faults: findDifferences(events, records), counts: { ...count(plan, records), 'servers that ended by themselves': ended } };
}

/** Rejects with the name of a step that does not end, so that a schedule that hangs says where. */
async function withinLimit<T>(step: string, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(STEP_LIMIT, null, { signal: ended.signal }).then(() => {
    throw new Error(`${step} did not end within ${STEP_LIMIT / SECOND} s`);
  });
  return Promise.race([work, late]).finally(() => ended.abort());
}

async function createContext(
  environment: FaultEnvironment,
  recorder: EventRecorder,
  base: number,
  later: (() => Promise<void>)[],
): Promise<ScenarioContext> {
  const servers = { urls: environment.servers.map(({ url }) => url), now: environment.now };
  let people = 0;
  let texts = 0;
  const newcomer = () => openAppAs(servers, base + ++people);
  return {
    messenger: environment.messenger,
    recorder,
    strangerId: base,
    regulars: [await newcomer(), await newcomer(), await newcomer()],
    newcomer,
    text: () => `note ${base} ${++texts}`,
    afterADay: (work) => void later.push(work),
  };
}

/**
 * If scenarios take longer than usual, the clock moves faster, so that leases of killed servers expire. It waits for running jobs: the minute
 * after which a gift without a response is bought again must not pass while it is being bought.
 */
async function runScenarios(environment: FaultEnvironment, { scenarios }: Plan, context: ScenarioContext): Promise<void> {
  let isOver = false;
  const running = Promise.all(
    scenarios.map((scenario) => withinLimit(`the scenario ${JSON.stringify(scenario)}`, runScenario(scenario, context))),
  ).finally(() => {
    isOver = true;
  });
  const advanceClock = async () => {
    await pause(WINDOW + 700);
    for (let moves = 0; !isOver; await pause(500)) {
      if (moves === MAX_MOVES || (await isWorking(environment).catch(() => false))) continue;
      await withinLimit('a step of the clock', environment.advanceClock(21 * SECOND, false)).catch(() => {});
      moves += 1;
    }
  };
  await Promise.all([running, advanceClock()]);
}

async function disturbAll(environment: FaultEnvironment, { disturbances }: Plan): Promise<void> {
  const began = Date.now();
  for (const disturbance of disturbances) {
    await pause(Math.max(0, began + disturbance.at - Date.now()));
    await disturb(environment, disturbance);
  }
}

async function disturb({ servers, cluster, databaseProxy }: FaultEnvironment, disturbance: Disturbance): Promise<void> {
  switch (disturbance.kind) {
    case 'kill': {
      const server = servers[disturbance.server];
      await withinLimit('the kill of a server', server.kill());
      await pause(disturbance.down);
      // it starts while the schedule continues
      void server.start().catch(() => {});
      return;
    }
    case 'stop_postgres':
      await withinLimit('the stop of PostgreSQL', cluster.crash());
      await pause(disturbance.down);
      return withinLimit('the start of PostgreSQL', cluster.start());
    case 'cut':
      return databaseProxy.cut();
    case 'cut_at_commit':
      return databaseProxy.cutAtCommit(disturbance.fault);
  }
}

/** Ends all disturbances. Servers that lost their database reconnect without a restart. */
async function endDisturbances({ messenger, databaseProxy, servers }: FaultEnvironment): Promise<void> {
  messenger.fail(0, 0);
  databaseProxy.recover();
  await Promise.all(servers.map((server) => server.start()));
}

const breaksConnections = ({ disturbances }: Plan) => disturbances.some(({ kind }) => kind !== 'kill');

/** At rest: a day passes for late payments, every payment update is sent again, and some refunds are requested. */
async function finishSchedule(
  environment: FaultEnvironment,
  plan: Plan,
  recorder: EventRecorder,
  later: readonly (() => Promise<void>)[],
): Promise<void> {
  if (later.length > 0) await expire(environment, recorder);
  if (plan.repeatsUpdates) repeatUpdates(environment, plan, recorder);
  await Promise.all(later.map((work) => work()));
  if (later.length > 0 || plan.repeatsUpdates) await passQuarterHour(environment);
}

/** These orders were not paid for a day. */
async function expire(environment: FaultEnvironment, recorder: EventRecorder): Promise<void> {
  await advanceDay(environment);
  for (const order of recorder.orders)
    if (!environment.messenger.charges.some((charge) => fits(order, charge))) recorder.addTrouble(order.id, 'expired', 'certain');
}

function repeatUpdates({ messenger }: FaultEnvironment, { seed }: Plan, recorder: EventRecorder): void {
  const random = makeSeededRandom(seed);
  const { payments } = recorder.events({ isDatabaseDisturbed: false, isMessengerDisturbed: false });
  for (const { update, id } of recorder.updates) {
    messenger.push(update, id);
    messenger.push(update);
  }
  const kept = messenger.charges.filter((charge) => payments.includes(charge) && charge.refundedBy === null);
  for (const charge of kept) if (random.chance(0.3)) requestRefund(messenger, charge, 'certain');
}

function count({ disturbances, failing }: Plan, records: ServerRecords): Record<string, number> {
  const counts: Record<string, number> = { orders: records.orders.size, payments: records.charges.size, notes: records.notes.length };
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { state } of records.orders.values()) add(`orders ${state}`);
  for (const { state } of records.charges.values()) add(`payments ${state}`);
  for (const { kind } of disturbances) add(kind);
  if (failing > 0) add('seeds with a failing messenger');
  return counts;
}
