import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { planDay } from './day/plan.ts';
import { type Day, playDay } from './day/play.ts';
import { judgeDay } from './judge-day.ts';
import { type Haul, openHaul, type Power, steal } from './loot/open.ts';
import { plantIn, plants } from './plants/data.ts';
import { isCaught } from './score.ts';
import { tellScores } from './tell-scores.ts';

const USUAL = { seed: 1, people: 100, notes: 1_000, fullyAnonymous: 50 };
/** Another day, or a larger one: DAY='{"seed":2}'. */
const SIZE = { ...USUAL, ...JSON.parse(process.env.DAY ?? '{}') };
const PATIENCE = 300_000;
/** A busy machine plays the day in several minutes. */
const DAY_LIMIT = 900_000;

let day: Day;
let haul: Haul;
beforeAll(async () => {
  day = await playDay(planDay(SIZE));
  haul = await steal(day.shop.deps.db);
}, DAY_LIMIT);
afterAll(() => day.shop.close());

describe('[SEC-08][SEC-02] after a day of 100 people and 1,000 notes, who paid for what is fully anonymous is told by', () => {
  test('the day was what it should be', () => {
    const targets = openHaul(haul).dump.known.targets.length;
    expect([day.people.length, day.plan.notes.length]).toEqual([SIZE.people, SIZE.notes]);
    expect(targets).toBeGreaterThan(SIZE.fullyAnonymous * 0.85);
  });

  test.each(['dump', 'columns', 'files'] as const)(
    'no thief with %s, better than by chance, but for the hint of who was there',
    (power) => {
      const scores = judgeDay(day, power, openHaul(haul)[power]);
      console.info(tellScores(scores));
      expect(scores.filter(isCaught)).toEqual([]);
    },
    PATIENCE,
  );
});

describe('[SEC-08] a mistake is caught', () => {
  const caughtBy = (some: Haul, power: Power) =>
    judgeDay(day, power, openHaul(some)[power])
      .filter(isCaught)
      .map(({ attack }) => attack);

  const withoutIt = new Map<Power, string[]>();

  test.each(plants)(
    '$mistake',
    (plant) => {
      const before = withoutIt.get(plant.power) ?? caughtBy(haul, plant.power);
      withoutIt.set(plant.power, before);
      const found = caughtBy(plantIn(haul, day, plant), plant.power).filter((attack) => !before.includes(attack));
      expect(found).not.toEqual([]);
    },
    PATIENCE,
  );
});
