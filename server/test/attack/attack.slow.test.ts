import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { planDay } from './day/plan.ts';
import { type Day, simulateDay } from './day/simulate-day.ts';
import { formatScores } from './format-scores.ts';
import { plantedDefects, withDefect } from './planted-defects/data.ts';
import { isCaught } from './score.ts';
import { scoreDay } from './score-day.ts';
import { type Capability, type StolenData, steal, viewsOf } from './stolen-data/decode.ts';

const USUAL = { seed: 1, people: 100, notes: 1_000, fullyAnonymous: 50, batches: 24 };
/** DAY='{"seed":2}' plays another day; more people or notes make it larger. */
const SIZE = { ...USUAL, ...JSON.parse(process.env.DAY ?? '{}') };
/** A busy machine takes several minutes for the day. */
const DAY_LIMIT = 900_000;

let day: Day;
let stolen: StolenData;
beforeAll(async () => {
  day = await simulateDay(planDay(SIZE));
  stolen = await steal(day.shop.deps.db);
}, DAY_LIMIT);
afterAll(() => day.shop.close());

describe('[SEC-08][SEC-02] attacks after a day of 100 people and 1,000 notes', () => {
  test('[SEC-08] the simulated day has the planned people, notes and fully anonymous notes', () => {
    const targets = stolen.known.targets.length;
    expect([day.people.length, day.plan.notes.length]).toEqual([SIZE.people, SIZE.notes]);
    expect(targets).toBeGreaterThan(SIZE.fullyAnonymous * 0.85);
  });

  test.each(['dump', 'columns', 'files'] as const)(
    '[SEC-08][SEC-02] no attacker with %s identifies payers of fully anonymous notes better than by chance, except for the known hints',
    (capability) => {
      const scores = scoreDay(day, capability, viewsOf(stolen)[capability]);
      console.info(formatScores(scores));
      expect(scores.filter(isCaught)).toEqual([]);
    },
  );
});

describe('[SEC-08] planted mistakes', () => {
  const caughtBy = (some: StolenData, capability: Capability) =>
    scoreDay(day, capability, viewsOf(some)[capability])
      .filter(isCaught)
      .map(({ attack }) => attack);

  const withoutIt = new Map<Capability, string[]>();

  test.each(plantedDefects)('[SEC-08] an attack detects the planted mistake: $mistake', (defect) => {
    const before = withoutIt.get(defect.capability) ?? caughtBy(stolen, defect.capability);
    withoutIt.set(defect.capability, before);
    const found = caughtBy(withDefect(stolen, day, defect), defect.capability).filter((attack) => !before.includes(attack));
    expect(found).not.toEqual([]);
  });
});
