import { copyFileSync, existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { unflushedDisk } from '../test/crashing.ts';
import { buildRemote, buildsWith, contextOn, releaseBuild, releaseIn, versionOf } from '../test/parts.ts';
import { UnfinishedError } from './change.ts';
import { gc } from './commands/gc.ts';
import { rollbackHost } from './commands/rollback.ts';
import { verify } from './commands/verify.ts';
import { compose } from './compose.ts';
import type { Store } from './store/store.ts';

const two = buildRemote('inbox', 'inbox 2');

async function deployment() {
  const context = contextOn();
  await compose(context, buildsWith([buildRemote('inbox', 'inbox 1', { texts: { en: 'inbox-a = A\n' } }), buildRemote('send', 'send 1')]));
  return context;
}

/** A call whose store fails in one of its functions. */
const withStore = <C extends { readonly store: Store }>(context: C, changes: Partial<Store>): C => ({
  ...context,
  store: { ...context.store, ...changes },
});
const textsOf = (folder: string, remote: string) => path.join(folder, releaseIn(folder)?.remotes[remote]?.active.texts ?? '');

test('[MFE-10] on a disk that becomes full after the pointer moved, the release is active and the error names the repair', async () => {
  const { folder } = await deployment();
  let isFull = false;
  const disk = {
    ...unflushedDisk,
    rename(from: string, to: string) {
      unflushedDisk.rename(from, to);
      isFull ||= to.endsWith('/release.json');
    },
    write(file: string, content: Uint8Array) {
      if (isFull) throw new Error('ENOSPC: no space left on device, write');
      unflushedDisk.write(file, content);
    },
  };
  const failing = releaseBuild(contextOn(folder, disk), two);
  await expect(failing).rejects.toThrow(
    `Release 2 is active, but not all derived files could be written (ENOSPC: no space left on device, write): npm run gc repairs it`,
  );
  await expect(failing).rejects.toBeInstanceOf(UnfinishedError);
  expect(releaseIn(folder)?.remotes.inbox?.active.version).toBe(versionOf(two));
  const context = contextOn(folder);
  expect((await verify(context.store)).faults).not.toEqual([]);
  await gc(context);
  expect([(await verify(context.store)).faults, releaseIn(folder)?.n]).toEqual([[], 2]);
});

test('[MFE-10] a gc on a full disk deletes files, and then writes the derived files', async () => {
  const { folder } = await deployment();
  const context = contextOn(folder);
  for (const name of ['inbox 2', 'inbox 3']) await releaseBuild(context, buildRemote('inbox', name));
  const old = 'r/inbox/old.js';
  await context.store.create(old, Buffer.from('old()'));
  utimesSync(path.join(folder, old), 1, 1);
  rmSync(path.join(folder, 'release/page.json'));
  let isChanged = false;
  const disk = {
    ...unflushedDisk,
    rename(from: string, to: string) {
      unflushedDisk.rename(from, to);
      isChanged ||= to.endsWith('/release.json');
    },
    write(file: string, content: Uint8Array) {
      if (isChanged && existsSync(path.join(folder, old))) throw new Error('ENOSPC: no space left on device, write');
      unflushedDisk.write(file, content);
    },
  };
  expect((await gc(contextOn(folder, disk))).removed).toEqual([old]);
  expect((await verify(context.store)).faults).toEqual([]);
});

test('[MFE-10] if a bucket stops responding after the pointer moved, the error says whether the release is active or that this is unknown', async () => {
  const context = await deployment();
  const silence = new Error('https://s3.example has not answered within 15 s');
  const fail = async (): Promise<never> => {
    throw silence;
  };
  const moveAnd = async (name: string, ...rest: [Uint8Array, string | null]) => {
    if (name === 'release.json') await context.store.swap(name, ...rest);
    return fail();
  };
  await expect(releaseBuild(withStore(context, { swap: moveAnd }), two)).rejects.toThrow('Release 2 is active, but');
  let isSilent = false;
  const read: Store['read'] = (name) => (isSilent ? fail() : context.store.read(name));
  const swap: Store['swap'] = async () => {
    isSilent = true;
    return fail();
  };
  const unknown = releaseBuild(withStore(context, { read, swap }), buildRemote('inbox', 'inbox 3'));
  await expect(unknown).rejects.toThrow(`It is unknown whether release 3 is active (${silence.message}): npm run status shows it`);
});

test('[MFE-10] a failed move of the pointer rejects with its cause, and the release is not active', async () => {
  const context = await deployment();
  const swap: Store['swap'] = async () => {
    throw new Error('ENOSPC');
  };
  await expect(releaseBuild(withStore(context, { swap }), two)).rejects.toThrow(/^ENOSPC$/);
  expect(releaseIn(context.folder)?.n).toBe(1);
});

test.each([
  ['gone', (file: string) => rmSync(file)],
  ['damaged', (file: string) => writeFileSync(file, '{"en":')],
])(
  '[MFE-10] if the texts of one remote are %s, a release of another succeeds with a message, and releasing the first again repairs them',
  async (_, harm) => {
    const context = await deployment();
    const { folder } = context;
    const catalogue = async () => Buffer.from((await context.store.read('locales/en.ftl'))?.content ?? []).toString();
    const before = await catalogue();
    const inbox = releaseIn(folder)?.remotes.inbox?.active;
    harm(textsOf(folder, 'inbox'));
    const sending = buildRemote('send', 'send 2', { texts: { en: 'send-a = A\n' } });
    const lost = `${inbox?.texts} is missing or damaged in ${folder}, so the catalogues were not updated; release inbox ${inbox?.version} again: npm run release -- inbox <folder of its build>`;
    const done = await compose(context, buildsWith([sending]));
    expect(done).toMatchObject({ isChanged: true, messages: [lost] });
    for (const name of ['index.html', 'release/page.json'])
      expect(Buffer.from((await context.store.read(name))?.content ?? []).toString()).toContain(versionOf(sending));
    expect(await catalogue()).toBe(before);
    expect((await verify(context.store)).faults).toContain(lost);
    await releaseBuild(context, buildRemote('inbox', 'inbox 1', { texts: { en: 'inbox-a = A\n' } }));
    expect(await catalogue()).toContain('send-a = A');
    expect((await verify(context.store)).faults).toEqual([]);
  },
);

test("[MFE-10] if the host's page is missing, the other derived files are written, and the error says that users get the previous page", async () => {
  const context = await deployment();
  rmSync(path.join(context.folder, releaseIn(context.folder)?.shell.active.page ?? ''));
  await expect(releaseBuild(context, two)).rejects.toThrow(
    /^Release 2 is active, but .*page\.aaaaaaaaaaaa\.html is missing .*release host aaaaaaaaaaaa again: npm run release -- host <folder of its build>$/,
  );
  expect(Buffer.from((await context.store.read('release/page.json'))?.content ?? []).toString()).toContain(versionOf(two));
  await expect(rollbackHost(context)).rejects.toThrow('host has no earlier version');
});

test('[MFE-10] a deleted pointer with a history is an error, so that numbers do not restart at 1', async () => {
  const context = await deployment();
  await releaseBuild(context, two);
  const pointer = path.join(context.folder, 'release.json');
  rmSync(pointer);
  const missingPointer = 'release.json, is missing';
  await expect(compose(context, buildsWith([two]))).rejects.toThrow(
    `The pointer, ${missingPointer} in ${context.folder}; put the newest file of releases/ in its place`,
  );
  await expect(verify(context.store)).rejects.toThrow(missingPointer);
  copyFileSync(path.join(context.folder, 'releases/2.json'), pointer);
  await releaseBuild(context, buildRemote('inbox', 'inbox 3'));
  expect(releaseIn(context.folder)?.n).toBe(3);
});

test('[MFE-10] a release succeeds if the response to its move is lost and another command moves on from it', async () => {
  const context = await deployment();
  const three = buildRemote('inbox', 'inbox 3');
  let isLost = true;
  const swap: Store['swap'] = async (name, ...rest) => {
    const isDone = await context.store.swap(name, ...rest);
    if (name !== 'release.json' || !isLost) return isDone;
    isLost = false;
    await releaseBuild(context, three);
    throw new Error('https://s3.example has not answered within 15 s');
  };
  const done = await releaseBuild(withStore(context, { swap }), two).catch(String);
  expect([done, releaseIn(context.folder)?.n]).toMatchObject([{ n: 2 }, 3]);
});
