// npm test -- attacks --pairs=200 [--days=1 --samples=5000]: runs the attacks at length and writes .bench/attacks.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../src/kit/config.ts';
import { setup, teardown } from '../database.ts';
import { planDay } from './day/plan.ts';
import { simulateDay } from './day/simulate-day.ts';
import { formatScores } from './format-scores.ts';
import { behaviourMistakes } from './planted-defects/behaviour.ts';
import { plantedDefects } from './planted-defects/data.ts';
import { isCaught, type Score } from './score.ts';
import { scoreDay } from './score-day.ts';
import { type Capability, steal, viewsOf } from './stolen-data/decode.ts';
import { compareWorlds } from './worlds/compare.ts';
import { measureSenderTimings } from './worlds/sender-timing.ts';
import { measureTimings, type Timing } from './worlds/timing.ts';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    days: { type: 'string', default: '1' },
    samples: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const SEED = Number(values.seed);
const CAPABILITIES: readonly Capability[] = ['dump', 'columns', 'files'];
const MAX_T = 5;

/** Runs a phase and prints its duration. */
async function phase<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await run();
  console.info(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

/** The scores of all attacks on days with other seeds. */
async function playDays(days: number): Promise<Score[]> {
  const scores: Score[] = [];
  for (let n = 0; n < days; n++) {
    const plan = planDay({ seed: SEED + n, people: 200, notes: 2_000, fullyAnonymous: 70, batches: 96 });
    const day = await phase(`day ${n + 1} of ${days}`, () => simulateDay(plan));
    const stolen = await phase('stealing', () => steal(day.shop.deps.db));
    const views = viewsOf(stolen);
    for (const capability of CAPABILITIES)
      scores.push(...(await phase(`attacks with ${capability}`, () => scoreDay(day, capability, views[capability]))));
    await day.shop.close();
  }
  return scores;
}

function formatTimings(timings: readonly Timing[]): string {
  const lines = timings.map(
    ({ what, samples, means, t }) => `| ${what} | ${samples} | ${means.map((ms) => ms.toFixed(2)).join(', ')} ms | ${t.toFixed(1)} |`,
  );
  return ['| two things | samples of each | means | Welch’s t |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

await phase('starting PostgreSQL', setup);
const { pairs, compared, difference } = await phase('comparing worlds', () => compareWorlds(Number(values.pairs), SEED));
console.info(`${pairs} pairs of worlds, ${compared} compared${difference === null ? '' : `, and a difference:\n${difference}`}`);
const scores = await playDays(Number(values.days));
const timings = [
  ...(await phase('measuring times', () => measureTimings(Number(values.samples)))),
  ...(await phase('measuring times of senders', measureSenderTimings)),
];
await teardown();

const caught = scores.filter(isCaught);
const apart = timings.filter(({ t }) => Math.abs(t) >= MAX_T);
const report = `# Results of the attacks

Written by \`npm test -- attacks --pairs=200\`, seed ${SEED}. docs/anonymity.md explains the attacks.

## Two worlds
${pairs} pairs of random histories of twenty actions each, with different senders in the two worlds: ${compared} answers, live frames,
files and messages compared byte for byte, ${difference === null ? '0 differences' : '1 difference'}.

## Attackers with a copy of the database
${values.days} simulated day(s) of 200 users and 2,000 notes, 70 of them fully anonymous. Each attack tries all its methods and is judged by its best.
The limit ("too many from") is the result that luck reaches on 1 of 1,000 days for all methods together. For the two attacks by activity (near in
time, when payments were) it is a quarter of the guesses. "By chance" is the result of the best blind guess.

${formatScores(scores)}

## Planted defects
${plantedDefects.length + behaviourMistakes.length}, each caught by an attack or as a difference between two worlds; the tests say which.

## Times
An absolute value of t above ${MAX_T} distinguishes the two.

${formatTimings(timings)}
`;
const folder = path.join(ROOT, '.bench');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'attacks.md'), report);
console.info(report);
process.exit(difference === null && caught.length === 0 && apart.length === 0 ? 0 : 1);
