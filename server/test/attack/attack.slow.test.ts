import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { planDay } from './day/plan.ts';
import { type Day, simulateDay } from './day/simulate-day.ts';
import { formatScores } from './format-scores.ts';
import { type Power, type StolenData, steal, viewsOf } from './loot/decode.ts';
import { plantIn, plants } from './plants/data.ts';
import { isCaught } from './score.ts';
import { scoreDay } from './score-day.ts';

const USUAL = { seed: 1, people: 100, notes: 1_000, fullyAnonymous: 50, batches: 24 };
/** DAY='{"seed":2}' plays another day; more people or notes make it larger. */
const SIZE = { ...USUAL, ...JSON.parse(process.env.DAY ?? '{}') };
const TIMEOUT_MS = 300_000;
/** A busy machine takes several minutes for the day. */
const DAY_LIMIT = 900_000;

let day: Day;
let haul: StolenData;
beforeAll(async () => {
  day = await simulateDay(planDay(SIZE));
  haul = await steal(day.shop.deps.db);
}, DAY_LIMIT);
afterAll(() => day.shop.close());

describe('[SEC-08][SEC-02] attacks after a day of 100 people and 1,000 notes', () => {
  test('[SEC-08] the simulated day has the planned people, notes and fully anonymous notes', () => {
    const targets = haul.known.targets.length;
    expect([day.people.length, day.plan.notes.length]).toEqual([SIZE.people, SIZE.notes]);
    expect(targets).toBeGreaterThan(SIZE.fullyAnonymous * 0.85);
  });

  test.each(['dump', 'columns', 'files'] as const)(
    '[SEC-08][SEC-02] no thief with %s identifies payers of fully anonymous notes better than by chance, except for the known hints',
    (power) => {
      const scores = scoreDay(day, power, viewsOf(haul)[power]);
      console.info(formatScores(scores));
      expect(scores.filter(isCaught)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('[SEC-08] planted mistakes', () => {
  const caughtBy = (some: StolenData, power: Power) =>
    scoreDay(day, power, viewsOf(some)[power])
      .filter(isCaught)
      .map(({ attack }) => attack);

  const withoutIt = new Map<Power, string[]>();

  test.each(plants)(
    '[SEC-08] an attack detects the planted mistake: $mistake',
    (plant) => {
      const before = withoutIt.get(plant.power) ?? caughtBy(haul, plant.power);
      withoutIt.set(plant.power, before);
      const found = caughtBy(plantIn(haul, day, plant), plant.power).filter((attack) => !before.includes(attack));
      expect(found).not.toEqual([]);
    },
    TIMEOUT_MS,
  );
});
