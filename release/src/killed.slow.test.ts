import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { type CommandCase, commands } from '../test/commands.ts';
import { crashAt, crashingDisk, crashingStore, isKill, Killed, unflushedDisk, type When } from '../test/crashing.ts';
import { memoryStore } from '../test/memory-store.ts';
import { contextOn, temporaryFolder } from '../test/parts.ts';
import { type CommandContext, changeRelease } from './change.ts';
import { verify } from './commands/verify.ts';
import { activeVersions, faultsIn, filesOf } from './named-files.ts';
import { readPointer } from './pointer.ts';

/** Milliseconds. The command is run once for each of its writes. */
const TIMEOUT_MS = 120_000;
const start = new Date();
const at = (context: CommandContext): CommandContext => ({ ...context, now: () => start });

/** The pointer must never name a file that is missing or incomplete. */
async function verifyPointer({ store }: CommandContext): Promise<void> {
  const pointer = await readPointer(store);
  if (pointer) expect(await faultsIn(store, filesOf(activeVersions(pointer.release)))).toEqual([]);
}

/** Runs a command that only repairs derived files. */
const repair = (context: CommandContext) => changeRelease(context, async () => ({ next: null }));

async function wasKilled(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (thrown: unknown) => {
      if (isKill(thrown)) return true;
      throw thrown;
    },
  );
}

interface Attempt {
  /** The store as the next command finds it. */
  readonly context: CommandContext;
  readonly crashing: CommandContext;
  /** Served contents, by name. */
  contents(): Record<string, string>;
}

/** Kills a command at each of its writes. Afterwards, the next command must reach the result of an undisturbed one, or the state before. */
async function killAtEachWrite(
  run: CommandCase['run'],
  isGc: boolean,
  expected: Record<string, string>,
  makeAttempt: (crash: ReturnType<typeof crashAt>) => Attempt,
  when: When,
) {
  for (let number = 1; ; number += 1) {
    const crash = crashAt(number, when);
    const { context, crashing, contents } = makeAttempt(crash);
    const before = (await readPointer(context.store))?.etag;
    if (!(await wasKilled(run(crashing)))) return crash.count();
    await verifyPointer(context);
    const hasMoved = (await readPointer(context.store))?.etag !== before;
    await (hasMoved && !isGc ? repair(context) : run(context));
    await verifyPointer(context);
    expect((await verify(context.store)).faults).toEqual([]);
    const reached = contents();
    if (isGc) expect({ number, names: withoutHistory(reached) }).toEqual({ number, names: withoutHistory(expected) });
    else expect({ number, ...reached }).toEqual({ number, ...expected });
  }
}

const withoutHistory = (contents: Record<string, string>) => Object.keys(contents).filter((name) => !name.startsWith('releases/'));
const texts = (files: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...files].map(([name, content]) => [name, short(content)]).sort());
const short = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 8);

describe('[MFE-10] killed at every write', () => {
  test.each(Object.entries(commands))(
    '[MFE-10] after %s was killed at any write, the next command completes or reverts it',
    async (name, { before, run }) => {
      const prepared = memoryStore();
      await before?.(at({ store: prepared, by: 'ada', now: () => start }));
      const context = (store = memoryStore(new Map(prepared.files), () => start)) => ({ store, by: 'ada', now: () => start });
      const uninterrupted = context();
      await run(uninterrupted);
      for (const when of ['before', 'after'] as const) {
        const makeAttempt = (crash: ReturnType<typeof crashAt>): Attempt => {
          const next = context();
          return { context: next, crashing: { ...next, store: crashingStore(next.store, crash) }, contents: () => texts(next.store.files) };
        };
        expect(await killAtEachWrite(run, name === 'a gc', texts(uninterrupted.store.files), makeAttempt, when)).toBeGreaterThan(3);
      }
    },
    TIMEOUT_MS,
  );
});

/** Everything that is served from a folder, including compressed copies. */
function served(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const names = files
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'));
  return Object.fromEntries(names.sort().map((name) => [name, short(readFileSync(path.join(folder, name)))]));
}

describe('[MFE-10] killed at every disk operation', () => {
  const die = (): never => {
    throw new Killed();
  };
  const steps = ['a release', 'a rollback of the host', 'a gc'].flatMap((name) =>
    (['before', 'midway', 'after'] as const).map((when) => [name, when] as const),
  );
  test.each(steps)(
    '[MFE-10] after %s was killed at any disk operation (%s), the next command completes or reverts it',
    async (name, when) => {
      const { before, run } = commands[name] as CommandCase;
      const prepared = at(contextOn());
      await before?.(prepared);
      const copy = () => {
        const folder = temporaryFolder();
        cpSync((prepared as { folder?: string }).folder ?? '', folder, { recursive: true, preserveTimestamps: true });
        return folder;
      };
      const uninterrupted = copy();
      await run(at(contextOn(uninterrupted)));
      const makeAttempt = (crash: ReturnType<typeof crashAt>): Attempt => {
        const folder = copy();
        return {
          context: at(contextOn(folder, unflushedDisk)),
          crashing: at(contextOn(folder, crashingDisk(crash, die))),
          contents: () => served(folder),
        };
      };
      expect(await killAtEachWrite(run, name === 'a gc', served(uninterrupted), makeAttempt, when)).toBeGreaterThan(3);
    },
    TIMEOUT_MS,
  );
});
