import { sql } from 'drizzle-orm';
import { DEFAULT_DATE } from '../../harness.ts';
import { checkout } from '../../shop.ts';
import { startInProcessShop } from '../day/in-process-shop.ts';
import { limitsOf } from '../day/limits.ts';

/** Two operations that should take the same time. */
export interface Timing {
  readonly what: string;
  readonly samples: number;
  /** Milliseconds. */
  readonly means: readonly [number, number];
  /** Welch's t. Above 5 or below -5, the two can be distinguished. */
  readonly t: number;
}

/** Measures pairs of calls in alternating order, so that disturbances affect both. */
export async function measureTimings(samples: number): Promise<Timing[]> {
  const shop = await startInProcessShop({
    businessTime: DEFAULT_DATE,
    limits: limitsOf(1e9),
    scoreDelaySeconds: 86_400,
    batchSeconds: 86_400,
  });
  const [recipient, blocked, welcome] = [await shop.person('recipient'), await shop.person('blocked'), await shop.person('welcome')];
  for (const sender of [blocked, welcome]) await checkout(sender, recipient, { message: `of ${sender.firstName}` });
  const { owner } = shop.deps.db;
  const {
    rows: [first],
  } = await owner.execute<{ id: string }>(sql`SELECT id FROM billet.items WHERE message = 'of Blocked'`);
  const params = { id: first?.id ?? '' };
  await recipient.call('unwrapValentine', { params });
  await recipient.call('blockSender', { params, body: { isBlocked: true } });
  let words = 0;
  const timings = [
    await compare(
      'a free note of somebody blocked, and of somebody else',
      samples,
      () => checkout(blocked, recipient, { message: `a ${++words}` }),
      () => checkout(welcome, recipient, { message: `b ${++words}` }),
    ),
    await compare(
      'a paid gift of somebody blocked, and to somebody who is paused',
      samples,
      () => checkout(blocked, recipient, { itemId: 'teddy', message: `c ${++words}` }),
      await pausedFor(),
    ),
    await compare(
      'a reveal of a note that isn’t one’s own, and of one that never was',
      samples,
      () => welcome.call('revealSender', { params, body: {} }),
      () => welcome.call('revealSender', { params: { id: crypto.randomUUID() }, body: {} }),
    ),
  ];
  await shop.close();
  return timings;

  async function pausedFor() {
    const paused = await shop.person('paused');
    await paused.call('updateProfile', { body: { paused: true } });
    return () => checkout(welcome, paused, { itemId: 'teddy', message: `d ${++words}` });
  }
}

async function compare(what: string, samples: number, one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<Timing> {
  const [a, b]: [number[], number[]] = [[], []];
  for (let n = 0; n < samples; n++) {
    const turns = n % 2 === 0 ? ([a, one, b, other] as const) : ([b, other, a, one] as const);
    turns[0].push(await timeOf(turns[1]));
    turns[2].push(await timeOf(turns[3]));
  }
  const [first, second] = [spreadOf(a), spreadOf(b)];
  const t = (first.mean - second.mean) / Math.sqrt(first.variance / samples + second.variance / samples);
  return { what, samples, means: [first.mean, second.mean], t };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) };
}
