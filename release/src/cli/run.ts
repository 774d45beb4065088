import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ChangeResult, CommandContext } from '../change.ts';
import { gc } from '../commands/gc.ts';
import { promote } from '../commands/promote.ts';
import { releaseCanary, releaseHost, releaseRemote } from '../commands/release.ts';
import { removeRemote, rollbackHost, rollbackRemote } from '../commands/rollback.ts';
import { statusOf } from '../commands/status.ts';
import { verify } from '../commands/verify.ts';
import { fetchFailures } from '../failures/fetch-failures.ts';
import { formatFailures } from '../failures/format-failures.ts';
import { projectStaticFolders } from '../static-files.ts';
import { dryRunStore } from '../store/dry-run.ts';
import type { Command } from './arguments.ts';
import { UsageError } from './arguments.ts';
import { formatChange, formatGc, formatVerified } from './format.ts';
import { formatStatus } from './format-status.ts';

export interface Result {
  readonly lines: readonly string[];
  /** False: the command ran and found a fault. */
  readonly isOk: boolean;
}

/** Runs a command and returns its output. `root`: the project's folder, whose builds are used unless the command names one. */
export async function run(context: CommandContext, command: Command, root: string): Promise<Result> {
  if (!command.isDry) return perform(context, command, root);
  const store = dryRunStore(context.store);
  const { lines, isOk } = await perform({ ...context, store }, command, root);
  const writes = store.plannedWrites();
  return { lines: [...lines, ...writes, writes.length > 0 ? 'Dry run: nothing was written' : 'Nothing would be written'], isOk };
}

async function perform(context: CommandContext, command: Command, root: string): Promise<Result> {
  const { name, part, argument, isDry, isJson, isAll } = command;
  const changed = async (done: string, work: Promise<ChangeResult>) => succeeded(formatChange(part, done, await work, isDry));
  switch (name) {
    case 'release':
      return changed('released', release(context, command, root));
    case 'rollback':
      if (isAll) return changed('rolled back', removeRemote(context, part));
      return changed('rolled back', part === 'host' ? rollbackHost(context, argument) : rollbackRemote(context, part, argument));
    case 'promote':
      return changed('promoted', promote(context, part));
    case 'gc':
      return succeeded(formatGc(await gc(context), isDry));
    case 'verify': {
      const verified = await verify(context.store);
      return { lines: isJson ? [JSON.stringify(verified, null, 2)] : formatVerified(verified), isOk: verified.faults.length === 0 };
    }
    case 'status': {
      const [status, failures] = await Promise.all([statusOf(context.store), fetchFailures(process.env)]);
      if (isJson) return succeeded([JSON.stringify({ ...status, failures }, null, 2)]);
      return succeeded([...formatStatus(status, context.now()), '', ...formatFailures(failures)]);
    }
  }
}

const succeeded = (lines: readonly string[]): Result => ({ lines, isOk: true });

function release(context: CommandContext, { part, argument, canary }: Command, root: string): Promise<ChangeResult> {
  const dist = argument === undefined ? ownBuild(part, root) : namedBuild(argument);
  if (part === 'host') return releaseHost(context, dist, projectStaticFolders(root));
  return canary === undefined ? releaseRemote(context, part, dist) : releaseCanary(context, part, dist, canary);
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
