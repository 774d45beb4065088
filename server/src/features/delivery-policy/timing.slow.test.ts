import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { forgetPerson } from '../account/forget.ts';

const SAMPLES = 150;
/** A comparison ends after this many samples if its t is below `SMALL_T`. A difference with a final t of 6 has a t of 3.5 here. */
const FIRST_SAMPLES = 50;
const SMALL_T = 1.5;
const WARM_UP = 20;
let world: World;
let recipient: Person;
beforeAll(async () => {
  world = await startWorld();
  recipient = await world.person('recipient');
});
afterAll(() => world.close());

/** Runs two actions alternately and returns Welch's t of the logarithms of their durations, which reduces the weight of outliers. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const take = async (which: 0 | 1) => {
    const start = performance.now();
    await [one, other][which]?.();
    times[which].push(Math.log(performance.now() - start));
  };
  for (let i = 0; i < SAMPLES + WARM_UP; i++) {
    if (i === FIRST_SAMPLES + WARM_UP && welchT(times) < SMALL_T) break;
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) await take(which);
  }
  return welchT(times);
}

function welchT(times: readonly [number[], number[]]): number {
  const [a, b] = times.map((all) => momentsOf(all.slice(WARM_UP)));
  if (!a || !b) throw new Error('Nothing was measured');
  const count = times[0].length - WARM_UP;
  return Math.abs(a.mean - b.mean) / Math.sqrt(a.variance / count + b.variance / count);
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) };
}

test('[SEC-01] a note of a deleted account takes as long as any other to open and to be refused a reveal', async () => {
  const [there, gone] = [await world.person('who is there'), await world.person('who is gone')];
  const [ofThere, ofGone] = [await deliver(world, there, recipient), await deliver(world, gone, recipient)];
  for (const id of [ofThere, ofGone]) await unwrap(recipient, id);
  const goneId = await idOf(world, gone);
  await gone.call('deleteAccount');
  await forgetPerson(world.deps, goneId);
  const reveal = (id: string) => recipient.call('revealSender', { params: { id }, body: {} });
  expect(
    await compare(
      () => unwrap(recipient, ofThere),
      () => unwrap(recipient, ofGone),
    ),
  ).toBeLessThan(5);
  expect(
    await compare(
      () => reveal(ofThere),
      () => reveal(ofGone),
    ),
  ).toBeLessThan(5);
});

test('[SEC-01] sending takes as long for a blocked sender as for others', async () => {
  const [blocked, other] = [await world.person('blocked'), await world.person('other')];
  const id = await deliver(world, blocked, recipient);
  await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
  expect(
    await compare(
      () => deliver(world, blocked, recipient),
      () => deliver(world, other, recipient),
    ),
  ).toBeLessThan(5);
});

test('[SEC-01] [SAF-03] listing sent notes takes as long for a blocked sender as for others', async () => {
  const [blocked, other] = [await world.person('held off'), await world.person('let in')];
  const id = await deliver(world, blocked, recipient);
  await deliver(world, other, recipient);
  await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
  for (let n = 0; n < 50; n++) for (const sender of [blocked, other]) await deliver(world, sender, recipient, { message: `note ${n}` });
  for (const limit of [1, 50])
    expect(
      await compare(
        () => blocked.call('getSent', { query: { limit } }),
        () => other.call('getSent', { query: { limit } }),
      ),
    ).toBeLessThan(5);
});
