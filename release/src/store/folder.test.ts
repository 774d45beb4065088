import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@rstest/core';
import { unflushedDisk } from '../../test/crashing.ts';
import { contentOf, temporaryFolder } from '../../test/parts.ts';
import { folderStore } from './folder.ts';
import { openStore } from './open-store.ts';

const bytes = (text: string) => Buffer.from(text);
const textOf = async (reading: Promise<{ readonly content: Uint8Array } | null>) => Buffer.from((await reading)?.content ?? []).toString();
const long = (word: string) => word.repeat(400);

test('[MFE-10] create writes a name only once', async () => {
  const store = folderStore(temporaryFolder());
  expect(await store.read('r/inbox/a.js')).toBeNull();
  expect(await store.create('r/inbox/a.js', bytes('one'))).toBe(true);
  expect(await store.create('r/inbox/a.js', bytes('two'))).toBe(false);
  expect(await textOf(store.read('r/inbox/a.js'))).toBe('one');
});

test('[MFE-10] swap replaces a file only if its etag matches', async () => {
  const store = folderStore(temporaryFolder());
  expect(await store.swap('release.json', bytes('one'), 'any')).toBe(false);
  expect(await store.swap('release.json', bytes('one'), null)).toBe(true);
  expect(await store.swap('release.json', bytes('two'), null)).toBe(false);
  const { etag = '' } = (await store.read('release.json')) ?? {};
  expect(await store.swap('release.json', bytes('two'), etag)).toBe(true);
  expect(await store.swap('release.json', bytes('three'), etag)).toBe(false);
  expect(await textOf(store.read('release.json'))).toBe('two');
});

test('[MFE-10] exactly one of many concurrent swaps succeeds', async () => {
  const folder = temporaryFolder();
  const stores = Array.from({ length: 8 }, () => folderStore(folder));
  const won = await Promise.all(stores.map((store, index) => store.swap('release.json', bytes(String(index)), null)));
  expect(won.filter(Boolean)).toHaveLength(1);
});

test('compressed copies are written and deleted with their file, are not listed, and are replaced with its content', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  const copyOf = (name: string) => brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).toString();
  await store.create('host/a.js', bytes(long('one ')));
  await store.swap('locales/en.ftl', bytes(long('two ')), null);
  await store.swap('locales/en.ftl', bytes(long('three ')), (await store.read('locales/en.ftl'))?.etag ?? null);
  expect([copyOf('host/a.js'), copyOf('locales/en.ftl')]).toEqual([long('one '), long('three ')]);
  expect((await store.list('')).map(({ name }) => name).sort()).toEqual(['host/a.js', 'locales/en.ftl']);

  const before = contentOf(folder);
  for (const file of before.keys()) if (/\.(br|gz)$/.test(file)) writeFileSync(file, '');
  await store.remove('host/a.js');
  expect((await store.list('')).map(({ name }) => name)).toEqual(['locales/en.ftl']);
});

test('[MFE-10] a write that fails on a full disk leaves no partial files', async () => {
  const folder = temporaryFolder();
  let remaining = 0;
  const store = folderStore(folder, {
    ...unflushedDisk,
    write(file, content) {
      unflushedDisk.write(file, content.subarray(0, remaining));
      if (content.length > remaining) throw new Error('ENOSPC');
      remaining -= content.length;
    },
  });
  await expect(store.create('r/a.js', bytes('a()'))).rejects.toThrow('ENOSPC');
  remaining = 30;
  // there is space for a copy or two, but not for the file
  await expect(store.swap('locales/en.ftl', bytes(long('two ')), null)).rejects.toThrow('ENOSPC');
  expect(readdirSync(path.join(folder, '.passing'))).toEqual([]);
});

test('[MFE-10] list skips a name whose file was deleted during the call', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  await store.create('host/a.js', bytes('one'));
  symlinkSync('/nowhere', path.join(folder, 'host/gone.js'));
  expect((await store.list('host/')).map(({ name }) => name)).toEqual(['host/a.js']);
});

test('[MFE-10] list follows a link to a folder elsewhere, and rejects one that shows the same files twice', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  symlinkSync(temporaryFolder(), path.join(folder, 'locales'));
  await store.swap('locales/en.ftl', bytes('one'), null);
  expect((await store.list('locales/')).map(({ name }) => name)).toEqual(['locales/en.ftl']);
  for (const [name, to] of [
    ['again', path.join(folder, 'locales')],
    ['self', folder],
  ] as const) {
    symlinkSync(to, path.join(folder, name));
    await expect(store.list('')).rejects.toThrow(
      /^(again|locales|self) in .* is a link to a folder that it has already; remove that link$/,
    );
    await store.remove(name);
  }
});

test('[MFE-10] openStore compresses the files of a folder with the brotli quality of the settings', async () => {
  const content = Buffer.from(JSON.stringify(Array.from({ length: 2000 }, (_, index) => `${index % 7} ${index * index}`)));
  const sizeWith = async (BROTLI_QUALITY?: string) => {
    const RELEASE_STORE = temporaryFolder();
    await openStore({ RELEASE_STORE, BROTLI_QUALITY }).create('a.json', content);
    const copy = readFileSync(path.join(RELEASE_STORE, 'a.json.br'));
    expect(brotliDecompressSync(copy)).toEqual(content);
    return copy.length;
  };
  const best = await sizeWith();
  expect(await sizeWith('1')).toBeGreaterThan(best);
  expect([await sizeWith('11'), await sizeWith('')]).toEqual([best, best]);
});

test.each(['12', '-1', 'best'])('[MFE-10] openStore rejects the brotli quality "%s"', (BROTLI_QUALITY) => {
  expect(() => openStore({ RELEASE_STORE: temporaryFolder(), BROTLI_QUALITY })).toThrow(
    `BROTLI_QUALITY is "${BROTLI_QUALITY}"; it must be a whole number from 0 to 11`,
  );
});

test('[MFE-10] openStore rejects a place that is a broken link', () => {
  const place = path.join(temporaryFolder(), 'release');
  symlinkSync('/nowhere', place);
  expect(() => openStore({ RELEASE_STORE: place })).toThrow(`RELEASE_STORE is ${place}, a link to /nowhere, which isn't there`);
});
