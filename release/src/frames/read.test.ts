import { expect, test } from '@rstest/core';
import { integrityOf } from '../integrity.ts';
import type { Release } from '../schema.ts';
import { readFrames } from './read.ts';

const drawing = { rules: [], html: {} };
const host = JSON.stringify({ schema: 1, icons: [], rules: [], tokens: [], fonts: {}, tab: drawing, full: drawing });
const remote = JSON.stringify({ schema: 1, rules: [], frames: [], labels: {} });

/** The result of reading a store with these files, and the reported faults. */
async function read(files: Readonly<Record<string, string>>, named: Readonly<Record<string, string>> = files) {
  const faults: string[] = [];
  const active = (name: string) => ({
    active: { ...(named[name] && { frames: `/${name}` }), integrity: { [`/${name}`]: integrityOf(named[name] ?? '') } },
  });
  const release = { shell: active('host'), remotes: { share: active('share'), send: active('send') } } as unknown as Release;
  const store = {
    read: async (name: string) => (files[name] === undefined ? null : { content: Buffer.from(files[name]), etag: '' }),
  };
  return { set: await readFrames(store, release, (fault) => void faults.push(fault)), faults };
}

test("[FST-01] frames are those of the release's active versions, and a remote may have none", async () => {
  const { set, faults } = await read({ host, share: remote });
  expect([Object.keys(set?.remotes ?? {}), faults]).toEqual([['share'], []]);
  expect((await read({ share: remote })).set).toBeNull();
});

test.each([
  ['is missing', {}],
  ["isn't the file that was released", { share: `${remote} ` }],
] as const)('[FST-01] a frames file that %s is reported and skipped', async (fault, files) => {
  const { set, faults } = await read({ host, ...files }, { host, share: remote });
  expect([Object.keys(set?.remotes ?? {}), faults]).toEqual([[], [expect.stringContaining(`/share ${fault}`)]]);
});

test('[FST-01] an unreadable frames file does not block its release', async () => {
  const release = { shell: { active: { frames: '/host', integrity: {} } }, remotes: {} } as unknown as Release;
  const faults: string[] = [];
  const store = { read: () => Promise.reject(new Error('EACCES')) };
  expect(await readFrames(store, release, (fault) => void faults.push(fault))).toBeNull();
  expect(faults).toEqual([expect.stringContaining('/host EACCES')]);
});

test.each(['{', '{"schema":2}', 'null'])('[FST-01] invalid frames file %s is reported and skipped', async (share) => {
  const { set, faults } = await read({ host, share });
  expect([Object.keys(set?.remotes ?? {}), faults.length]).toEqual([[], 1]);
});
