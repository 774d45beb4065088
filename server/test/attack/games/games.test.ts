import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { makeSeededRandom } from '../../faults/seeded-random.ts';
import { DEFAULT_DATE } from '../../harness.ts';
import { type InProcessShop, startInProcessShop } from '../day/in-process-shop.ts';
import { sampleOf } from '../sample.ts';
import { boundOf } from '../score.ts';
import { games } from './games.ts';

const TRIES = sampleOf(24, 10);
let shop: InProcessShop;
beforeAll(async () => {
  shop = await startInProcessShop({ businessTime: DEFAULT_DATE, scoreDelaySeconds: 86_400 });
});
afterAll(() => shop.close());

/** Equal numbers of heads and tails in random order, so that a constant answer is right half of the time. */
function coins(seed: number): boolean[] {
  const random = makeSeededRandom(seed);
  const drawn = Array.from({ length: TRIES }, (_, n) => ({ coin: n % 2 === 0, at: random.integer(1e9) }));
  return drawn.toSorted((a, b) => a.at - b.at).map(({ coin }) => coin);
}

test.each(Object.keys(games))('[SEC-08] an outside observer guesses no better than a coin: %s', async (name) => {
  let right = 0;
  for (const [n, coin] of coins(name.length).entries()) {
    const guess = await games[name]?.({ shop, coin, person: (role) => shop.person(`${role} ${n} of ${name}`) });
    if (guess === coin) right += 1;
  }
  const bound = boundOf(Array<number>(TRIES).fill(0.5));
  console.info(`${name}: ${right} of ${TRIES} right, more than chance from ${bound}`);
  expect(right).toBeLessThan(bound);
  // an observer who is nearly always wrong could answer the opposite
  expect(TRIES - right).toBeLessThan(bound);
});
