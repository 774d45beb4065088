import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { planDay } from './day/plan.ts';
import { type Day, playDay } from './day/play.ts';
import { judgeDay } from './judge-day.ts';
import { type Haul, openHaul, type Power, steal } from './loot/open.ts';
import { plantIn, plants } from './plants/data.ts';
import { isCaught } from './score.ts';
import { tellScores } from './tell-scores.ts';

const USUAL = { seed: 1, people: 100, notes: 1_000, fullyAnonymous: 50 };
/** DAY='{"seed":2}' plays another day; more people or notes make it larger. */
const SIZE = { ...USUAL, ...JSON.parse(process.env.DAY ?? '{}') };
const PATIENCE = 300_000;
/** A busy machine takes several minutes for the day. */
const DAY_LIMIT = 900_000;

let day: Day;
let haul: Haul;
beforeAll(async () => {
  day = await playDay(planDay(SIZE));
  haul = await steal(day.shop.deps.db);
}, DAY_LIMIT);
afterAll(() => day.shop.close());

describe('[SEC-08][SEC-02] attacks after a day of 100 people and 1,000 notes', () => {
  test('[SEC-08] the simulated day has the planned people, notes and fully anonymous notes', () => {
    const targets = openHaul(haul).dump.known.targets.length;
    expect([day.people.length, day.plan.notes.length]).toEqual([SIZE.people, SIZE.notes]);
    expect(targets).toBeGreaterThan(SIZE.fullyAnonymous * 0.85);
  });

  test.each(['dump', 'columns', 'files'] as const)(
    '[SEC-08][SEC-02] no thief with %s identifies payers of fully anonymous notes better than by chance, except for the known hints',
    (power) => {
      const scores = judgeDay(day, power, openHaul(haul)[power]);
      console.info(tellScores(scores));
      expect(scores.filter(isCaught)).toEqual([]);
    },
    PATIENCE,
  );
});

describe('[SEC-08] planted mistakes', () => {
  const caughtBy = (some: Haul, power: Power) =>
    judgeDay(day, power, openHaul(some)[power])
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
    PATIENCE,
  );
});
