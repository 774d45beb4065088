import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Figure } from './figures.ts';
import { root } from './folders.ts';
import type { Measured } from './measure.ts';
import { networks } from './network.ts';

const FILE = '.bench/start.json';
const MOMENTS = '.bench/moments.json';

/** Writes all measurements with every visit. Returns the file's name. */
export const writeRecord = (browser: string, { figures, visits, retaken }: Measured): string =>
  write(FILE, browser, { figures, retaken, visits });

/** Writes the measurements of the moments. Returns the file's name. */
export const writeMoments = (browser: string, figures: readonly Figure[]): string => write(MOMENTS, browser, { figures });

function write(name: string, browser: string, measured: object): string {
  const file = path.join(root, name);
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), load: loadavg()[2] };
  const facts = { at: new Date().toISOString(), commit: commitNow(), browser, machine, networks };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...facts, ...measured }, null, 1)}\n`);
  return name;
}

/** The current commit, or null without git. */
function commitNow(): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
