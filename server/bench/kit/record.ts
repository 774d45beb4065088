import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Series } from '../herd/herd.ts';
import type { BenchSize } from '../parts/bench-size.ts';
import type { Figure } from './figures.ts';

/** All results of a run. */
export interface Found {
  readonly wish: BenchSize;
  readonly figures: readonly Figure[];
  /** Null if no herd was run. */
  readonly herd: Series | null;
}

/** `tree`: the measured sources. */
export function writeRecord(file: string, tree: string, found: Found): void {
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), load: loadavg()[2] };
  const facts = { at: new Date().toISOString(), commit: commitOf(tree), machine };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...facts, ...found }, null, 1)}\n`);
}

/** Null without version control. */
function commitOf(tree: string): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: tree,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
