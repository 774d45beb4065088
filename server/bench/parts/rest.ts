import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, figure } from '../kit/figures.ts';
import { median } from '../kit/stats.ts';
import type { Deployment } from '../stage/deployment.ts';
import type { BenchSize } from './bench-size.ts';

const LOOKS = 5;

/** Memory of a server before its first requests. */
export async function measureRest({ small: { server } }: Deployment, { seconds }: BenchSize): Promise<readonly Figure[]> {
  const memory: number[] = [];
  while (memory.length < LOOKS) {
    await pause(seconds * 1_000);
    memory.push((await server.usage()).memory);
  }
  return [figure('rest.memory', median(memory), 'B')];
}
