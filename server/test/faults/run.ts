// npm test -- faults [--seed=N | --seeds=2000 --from=1]: runs short schedules of sales under all faults, and compares the results with a
// model.
import { parseArgs } from 'node:util';
import { type FaultEnvironment, startEnvironment, type Updates } from './environment.ts';
import { type Outcome, runSeed } from './schedule.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, seeds: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } },
});
const first = Number(values.seed ?? values.from);
const many = values.seed === undefined ? Number(values.seeds) : 1;
/** Number of seeds per stage; then a new stage is started. */
const SEEDS_A_STAGE = 50;

async function main(): Promise<void> {
  const outcomes: Outcome[] = [];
  const began = Date.now();
  for (const updates of ['polled', 'posted'] as const) await runAll(updates, outcomes);
  const bad = outcomes.filter(({ faults }) => faults.length > 0);
  console.log(JSON.stringify(sum(outcomes), null, 2));
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${outcomes.length} seeds in ${seconds} s, ${bad.length} with faults: ${bad.map(({ seed }) => seed).join(' ')}`);
  if (bad.length > 0) process.exitCode = 1;
}

/** Even seeds use polled updates, odd ones a webhook. */
async function runAll(updates: Updates, outcomes: Outcome[]): Promise<void> {
  const seeds = Array.from({ length: many }, (_, index) => first + index).filter((seed) => (seed % 2 === 0) === (updates === 'polled'));
  for (let start = 0; start < seeds.length; start += SEEDS_A_STAGE) {
    const environment = await startEnvironment(updates);
    for (const seed of seeds.slice(start, start + SEEDS_A_STAGE)) outcomes.push(await runOne(environment, seed));
    await environment.close();
  }
}

async function runOne(environment: FaultEnvironment, seed: number): Promise<Outcome> {
  const began = Date.now();
  const outcome = await runSeed(environment, seed).catch(
    (error: unknown): Outcome => ({ seed, faults: [String(error instanceof Error ? error.stack : error)], counts: {} }),
  );
  console.log(`seed ${seed}: ${outcome.faults.length === 0 ? 'good' : 'BROKEN'} (${Date.now() - began} ms)`);
  for (const fault of outcome.faults) console.error(`  ${fault}`);
  for (const [, id = ''] of outcome.faults.join().matchAll(/order ([0-9a-f-]{36})/g)) {
    console.log(
      await environment.cluster.sql`SELECT id, state, kind, amount, bought, made_on, expires_at FROM money.orders WHERE id = ${id}`,
      await environment.cluster
        .sql`SELECT id, state, amount, currency, attempts, is_refund_allowed FROM money.charges WHERE order_id = ${id}`,
      environment.messenger.charges.filter(({ payload }) => payload.includes(id)),
    );
  }
  if (outcome.faults.some((fault) => fault.includes('left in jobs')))
    console.log(
      await environment.cluster.sql`SELECT task_identifier, attempts, last_error, run_at, locked_by FROM graphile_worker.jobs`,
      await environment.cluster.sql`SELECT queue_name, locked_at, locked_by FROM graphile_worker._private_job_queues`,
    );
  return outcome;
}

function sum(outcomes: readonly Outcome[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { counts } of outcomes) for (const [name, value] of Object.entries(counts)) total[name] = (total[name] ?? 0) + value;
  return total;
}

await main();
