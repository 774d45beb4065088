import { forgetPerson } from '../../../src/features/account/forget.ts';
import { deliver, idOf, unwrap } from '../../deliver.ts';
import { startWorld, type World } from '../../harness.ts';
import type { Person } from '../../person.ts';
import type { Timing } from './timing.ts';

const SAMPLES = 150;
/** A comparison ends after this many samples if its t is below `SMALL_T`. A difference with a final t of 6 has a t of 3.5 here. */
const FIRST_SAMPLES = 50;
const SMALL_T = 1.5;
const WARM_UP = 20;

/** Compares calls whose duration must not show that a sender is blocked or has deleted the account. Nothing else may run beside it. */
export async function measureSenderTimings(): Promise<Timing[]> {
  const world = await startWorld();
  const recipient = await world.person('recipient');
  const timings = [
    ...(await compareDeleted(world, recipient)),
    await compareSending(world, recipient),
    ...(await compareSentLists(world, recipient)),
  ];
  await world.close();
  return timings;
}

async function compareDeleted(world: World, recipient: Person): Promise<Timing[]> {
  const [there, gone] = [await world.person('who is there'), await world.person('who is gone')];
  const [ofThere, ofGone] = [await deliver(world, there, recipient), await deliver(world, gone, recipient)];
  for (const id of [ofThere, ofGone]) await unwrap(recipient, id);
  const goneId = await idOf(world, gone);
  await gone.call('deleteAccount');
  await forgetPerson(world.deps, goneId);
  const reveal = (id: string) => recipient.call('revealSender', { params: { id }, body: {} });
  return [
    await compare(
      'opening a note of a deleted account, and of another',
      () => unwrap(recipient, ofGone),
      () => unwrap(recipient, ofThere),
    ),
    await compare(
      'a refused reveal of a note of a deleted account, and of another',
      () => reveal(ofGone),
      () => reveal(ofThere),
    ),
  ];
}

async function compareSending(world: World, recipient: Person): Promise<Timing> {
  const [blocked, other] = [await world.person('blocked'), await world.person('other')];
  const id = await deliver(world, blocked, recipient);
  await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
  return compare(
    'a delivery of a blocked sender, and of another',
    () => deliver(world, blocked, recipient),
    () => deliver(world, other, recipient),
  );
}

async function compareSentLists(world: World, recipient: Person): Promise<Timing[]> {
  const [blocked, other] = [await world.person('held off'), await world.person('let in')];
  const id = await deliver(world, blocked, recipient);
  await deliver(world, other, recipient);
  await recipient.call('blockSender', { params: { id }, body: { isBlocked: true } });
  for (let n = 0; n < 50; n++) for (const sender of [blocked, other]) await deliver(world, sender, recipient, { message: `note ${n}` });
  const timings: Timing[] = [];
  for (const limit of [1, 50])
    timings.push(
      await compare(
        `${limit} sent note(s) of a blocked sender, and of another`,
        () => blocked.call('getSent', { query: { limit } }),
        () => other.call('getSent', { query: { limit } }),
      ),
    );
  return timings;
}

/** Runs two actions alternately. The logarithms of their durations reduce the weight of outliers, and the means are geometric. */
async function compare(what: string, one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<Timing> {
  const times: [number[], number[]] = [[], []];
  const take = async (which: 0 | 1) => {
    const start = performance.now();
    await [one, other][which]?.();
    times[which].push(Math.log(performance.now() - start));
  };
  for (let i = 0; i < SAMPLES + WARM_UP; i++) {
    if (i === FIRST_SAMPLES + WARM_UP && Math.abs(timingOf(what, times).t) < SMALL_T) break;
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) await take(which);
  }
  return timingOf(what, times);
}

function timingOf(what: string, times: readonly [number[], number[]]): Timing {
  const [a, b] = times.map((all) => momentsOf(all.slice(WARM_UP)));
  if (!a || !b) throw new Error('Nothing was measured');
  const samples = times[0].length - WARM_UP;
  const t = (a.mean - b.mean) / Math.sqrt(a.variance / samples + b.variance / samples);
  return { what, samples, means: [Math.exp(a.mean), Math.exp(b.mean)], t };
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) };
}
