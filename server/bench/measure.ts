import type { Deployment } from './deployment.ts';
import type { Figure } from './figures.ts';
import { measureHerd } from './herd.ts';
import { measureHot } from './hot.ts';
import type { Size } from './seed.ts';

export interface Wish extends Size {
  readonly rounds: number;
  /** Calls of a round. */
  readonly calls: number;
  /** People of the herd. */
  readonly herd: number;
}

export const record: Wish = { items: 300_000, people: 50_000, rounds: 7, calls: 1_500, herd: 5_000 };
export const quick: Wish = { items: 2_000, people: 400, rounds: 1, calls: 64, herd: 20 };

/** The herd comes last, because its data would affect the other part. */
export async function measureAll(deployment: Deployment, { rounds, calls, herd }: Wish): Promise<readonly Figure[]> {
  return [
    { name: 'memory', value: await megabytesOf(deployment.server.metrics), goal: { most: 200 } },
    ...(await measureHot(deployment, rounds, calls)),
    ...(await measureHerd(deployment, herd)),
  ];
}

async function megabytesOf(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1_000_000;
}
