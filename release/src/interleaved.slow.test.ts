import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { memoryStore } from '../test/memory-store.ts';
import { buildHost, buildRemote, buildsWith, versionOf } from '../test/parts.ts';
import { readRemoteBuild } from './builds.ts';
import type { CommandContext } from './change.ts';
import { gc } from './commands/gc.ts';
import { releaseCanary, releaseHost, releaseRemote } from './commands/release.ts';
import { rollbackRemote } from './commands/rollback.ts';
import { verify } from './commands/verify.ts';
import { compose } from './compose.ts';
import { activeVersions, filesOf } from './named-files.ts';
import type { Release } from './schema.ts';
import type { Store } from './store/store.ts';
import { upload } from './upload.ts';

const TIMEOUT_MS = 120_000;
const start = new Date('2026-11-01T12:00:00.000Z');
const later = new Date('2026-11-20T12:00:00.000Z');
const [two, three, four] = ['inbox 2', 'inbox 3', 'inbox 4'].map((code) => buildRemote('inbox', code)) as [string, string, string];
const send = buildRemote('send', 'send 2');
const host = buildHost('bbbbbbbbbbbb');

/** A deployment of three weeks ago, with the files of a release that was killed then. */
async function prepared(): Promise<Map<string, Uint8Array>> {
  const store = memoryStore(undefined, () => start);
  const context = { store, by: 'ada', now: () => start };
  await compose(context, buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]));
  await releaseRemote(context, 'inbox', two);
  await upload(store, null, readRemoteBuild(three, start).upload, start);
  return store.files;
}

/** The scheduler orders all calls of the store. After each write, every file that the pointer names must exist. */
function shuffled(store: ReturnType<typeof memoryStore>, scheduler: fc.Scheduler): Store {
  const verifyPointer = () => {
    const release = JSON.parse(Buffer.from(store.files.get('release.json') ?? '').toString()) as Release;
    const missing = [...filesOf(activeVersions(release)).keys()].filter((name) => !store.files.has(name));
    if (missing.length > 0) throw new Error(`release ${release.n} (${release.what}) names ${missing.join(', ')}, which is missing`);
  };
  const written = <A extends readonly unknown[], T>(write: (...args: A) => Promise<T>) =>
    scheduler.scheduleFunction(async (...args: A) => {
      const result = await write(...args);
      verifyPointer();
      return result;
    });
  return {
    place: store.place,
    read: scheduler.scheduleFunction(store.read),
    revision: scheduler.scheduleFunction(store.revision),
    list: scheduler.scheduleFunction(store.list),
    create: written(store.create),
    swap: written(store.swap),
    remove: written(store.remove),
  };
}

const commands: Readonly<Record<string, (context: CommandContext) => Promise<unknown>>> = {
  'release of what a killed command uploaded': (context) => releaseRemote(context, 'inbox', three),
  'release of another': (context) => releaseRemote(context, 'inbox', four),
  'release of another remote': (context) => releaseRemote(context, 'send', send),
  canary: (context) => releaseCanary(context, 'inbox', four, 5),
  rollback: (context) => rollbackRemote(context, 'inbox'),
  host: (context) => releaseHost(context, host),
  gc,
  'gc again': gc,
};

test(
  '[MFE-10] with concurrent commands in any order, the pointer never names a missing file, and the store is complete in the end',
  async () => {
    const files = await prepared();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(fc.constantFrom(...Object.keys(commands)), { minLength: 2, maxLength: 4 }),
        async (scheduler, names) => {
          const store = memoryStore(new Map(files), () => start);
          const context = { store: shuffled(store, scheduler), by: 'ada', now: () => later };
          const outcomes = Promise.allSettled(names.map((name) => commands[name]?.(context)));
          await scheduler.waitFor(outcomes);
          for (const outcome of await outcomes) {
            if (outcome.status === 'rejected')
              expect(String(outcome.reason)).toMatch(/gc is deleting old files|active for everybody already|has no earlier version/);
          }
          expect((await verify(store)).faults).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
    expect(files.has(`r/inbox/Page.${versionOf(three)}.js`)).toBe(true);
  },
  TIMEOUT_MS,
);

test('[MFE-10] a release whose files are deleted by a concurrent gc reports the gc, not missing files', async () => {
  const store = memoryStore(new Map(await prepared()), () => start);
  const context = { store, by: 'ada', now: () => later };
  let hasRunGc = false;
  const create: Store['create'] = async (name, content) => {
    const isNew = await store.create(name, content);
    // the uploaded files look old by this store's clock
    if (name.startsWith('host/page.') && !hasRunGc) {
      hasRunGc = true;
      await gc(context);
    }
    return isNew;
  };
  await expect(releaseHost({ ...context, store: { ...store, create } }, host)).rejects.toThrow('gc is deleting old files');
  expect((await verify(store)).faults).toEqual([]);
});
