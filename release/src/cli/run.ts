import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Call, Changed } from '../change.ts';
import { gc } from '../commands/gc.ts';
import { promote } from '../commands/promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from '../commands/release.ts';
import { removeRemote, rollbackHost, rollbackRemote } from '../commands/rollback.ts';
import { statusOf } from '../commands/status.ts';
import { verify } from '../commands/verify.ts';
import { askFailures } from '../failures/ask.ts';
import { formatFailures } from '../failures/format-failures.ts';
import { plainFolders } from '../plain.ts';
import { dryRunStore } from '../store/dry-run.ts';
import type { Command } from './arguments.ts';
import { UsageError } from './arguments.ts';
import { formatChange, formatCollected, formatVerified } from './format.ts';
import { formatStatus } from './format-status.ts';

export interface Result {
  readonly lines: readonly string[];
  /** False: the command ran and found a fault. */
  readonly isOk: boolean;
}

/** Runs a command and returns its output. `root`: the project's folder, whose builds are used unless the command names one. */
export async function run(call: Call, command: Command, root: string): Promise<Result> {
  if (!command.isDry) return perform(call, command, root);
  const store = dryRunStore(call.store);
  const { lines, isOk } = await perform({ ...call, store }, command, root);
  const would = store.would();
  return { lines: [...lines, ...would, would.length > 0 ? 'Tried only: nothing was written' : 'Nothing would be written'], isOk };
}

async function perform(call: Call, command: Command, root: string): Promise<Result> {
  const { name, part, more, isDry, isJson, isAll } = command;
  const changed = async (done: string, work: Promise<Changed>) => fine(formatChange(part, done, await work, isDry));
  switch (name) {
    case 'release':
      return changed('released', release(call, command, root));
    case 'rollback':
      if (isAll) return changed('rolled back', removeRemote(call, part));
      return changed('rolled back', part === 'host' ? rollbackHost(call, more) : rollbackRemote(call, part, more));
    case 'promote':
      return changed('promoted', promote(call, part));
    case 'gc':
      return fine(formatCollected(await gc(call), isDry));
    case 'verify': {
      const verified = await verify(call.store);
      return { lines: isJson ? [JSON.stringify(verified, null, 2)] : formatVerified(verified), isOk: verified.faults.length === 0 };
    }
    case 'status': {
      const [status, failures] = await Promise.all([statusOf(call.store), askFailures(process.env)]);
      if (isJson) return fine([JSON.stringify({ ...status, failures }, null, 2)]);
      return fine([...formatStatus(status, call.now()), '', ...formatFailures(failures)]);
    }
  }
}

const fine = (lines: readonly string[]): Result => ({ lines, isOk: true });

function release(call: Call, { part, more, canary }: Command, root: string): Promise<Changed> {
  const dist = more === undefined ? ownBuild(part, root) : namedBuild(more);
  if (part === 'host') return releaseHost(call, dist, plainFolders(root));
  return canary === undefined ? releaseRemote(call, part, dist) : releaseCanary(call, part, dist, canary);
}

function namedBuild(folder: string): string {
  const dist = path.resolve(folder);
  if (!existsSync(dist)) throw new UsageError(`There is no folder ${dist}; name the folder of a build`);
  return dist;
}

function ownBuild(part: string, root: string): string {
  const folder = part === 'host' ? part : `remote-${part}`;
  if (!existsSync(path.join(root, folder))) throw new UsageError(`There is no ${folder} in this project; name the folder of its build`);
  const dist = path.join(root, folder, 'dist');
  if (!existsSync(dist)) throw new Error(`${part} isn't built yet: npm run build -w ${folder}`);
  return dist;
}
