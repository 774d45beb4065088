import { expect, test } from '@rstest/core';
import type { Store } from '../src/store/store.ts';

const bytes = (text: string) => Buffer.from(text);
const textOf = async (store: Store, name: string) => {
  const stored = await store.read(name);
  return stored && Buffer.from(stored.content).toString('utf8');
};
const script = `export default "${'a long line that compresses '.repeat(60)}";`;

/** The contract of every store. `open` returns a new, empty place each time. Two stores opened by `again` are two machines at one place. */
export function storeContract(open: () => Promise<{ store: Store; again: () => Store }>): void {
  test('[MFE-10] a created file is readable, and a second create does not change it', async () => {
    const { store } = await open();
    expect(await store.read('r/inbox/a.1.js')).toBeNull();
    expect(await store.create('r/inbox/a.1.js', bytes(script))).toBe(true);
    expect(await store.create('r/inbox/a.1.js', bytes('other'))).toBe(false);
    expect(await store.create('r/inbox/a.1.js', bytes(script))).toBe(false);
    expect(await textOf(store, 'r/inbox/a.1.js')).toBe(script);
  });

  test('[MFE-10] swap succeeds with the current etag, and fails with an older one or without a file', async () => {
    const { store } = await open();
    expect(await store.swap('release.json', bytes('one'), '"0123"')).toBe(false);
    expect(await store.swap('release.json', bytes('one'), null)).toBe(true);
    expect(await store.swap('release.json', bytes('another'), null)).toBe(false);
    const first = (await store.read('release.json'))?.etag ?? '';
    expect(await store.swap('release.json', bytes('two'), first)).toBe(true);
    expect(await store.swap('release.json', bytes('three'), first)).toBe(false);
    expect(await textOf(store, 'release.json')).toBe('two');
  });

  test('[MFE-10] exactly one of many concurrent writes succeeds', async () => {
    const { store, again } = await open();
    const machines = Array.from({ length: 8 }, (_, i) => [i, again()] as const);
    const created = await Promise.all(machines.map(([i, each]) => each.create('releases/1.json', bytes(`by ${i}`))));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await textOf(store, 'releases/1.json')).toBe(`by ${created.indexOf(true)}`);
    await store.create('release.json', bytes('first'));
    const etag = (await store.read('release.json'))?.etag ?? '';
    const swapped = await Promise.all(machines.map(([i, each]) => each.swap('release.json', bytes(`by ${i}`), etag)));
    expect(swapped.filter(Boolean)).toHaveLength(1);
    expect(await textOf(store, 'release.json')).toBe(`by ${swapped.indexOf(true)}`);
  });

  test('[MFE-10] list returns all names with a prefix, and the times of their last write', async () => {
    const { store } = await open();
    const names = Array.from({ length: 7 }, (_, i) => `r/inbox/a.${i}.js`);
    for (const name of [...names, 'r/send/b.js', 'release.json']) await store.create(name, bytes(script));
    const found = await store.list('r/inbox/');
    expect(found.map(({ name }) => name).sort()).toEqual(names);
    for (const { changedAt } of found) expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    expect((await store.list('')).map(({ name }) => name).sort()).toEqual([...names, 'r/send/b.js', 'release.json']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  test('[MFE-10] a removed file does not exist, and removing a missing file is no error', async () => {
    const { store } = await open();
    await store.create('r/inbox/a.js', bytes(script));
    await store.remove('r/inbox/a.js');
    await store.remove('r/inbox/a.js');
    expect([await store.read('r/inbox/a.js'), await store.list('')]).toEqual([null, []]);
    expect(await store.create('r/inbox/a.js', bytes('anew'))).toBe(true);
  });

  test('[MFE-10] the revision of a file is stable, and changes with its content', async () => {
    const { store } = await open();
    expect(await store.revision('release.json')).toBeNull();
    await store.swap('release.json', bytes('one'), null);
    const revision = await store.revision('release.json');
    expect(await store.revision('release.json')).toBe(revision);
    await store.swap('release.json', bytes('two'), (await store.read('release.json'))?.etag ?? '');
    expect(await store.revision('release.json')).not.toBe(revision);
  });
}
