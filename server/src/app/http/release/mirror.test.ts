import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf, openStore, type Store } from '@billet/release/store';
import { expect, rstest, test } from '@rstest/core';
import { pino } from 'pino';
import { mirrorOf } from './mirror.ts';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'billet-mirror-'));

/** A store that stands for a bucket and counts what it is asked. */
function setUp(pause = 0) {
  const store = openStore({ RELEASE_STORE: temporary() });
  const folder = temporary();
  const asked: string[] = [];
  let isDown = false;
  const ask = <T>(what: string, work: () => Promise<T>) => {
    asked.push(what);
    return isDown ? Promise.reject(new Error('down')) : work();
  };
  const bucket: Store = {
    ...store,
    mark: (name) => ask(`mark ${name}`, () => store.mark(name)),
    read: (name) => ask(`read ${name}`, () => store.read(name)),
    list: (prefix) => ask(`list ${prefix}`, () => store.list(prefix)),
  };
  const named = new Map<string, string | null>();
  const said: { readonly event: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(JSON.parse(line)) });
  return {
    bring: mirrorOf({ bucket, folder, pause, named: async () => named, log }),
    store,
    asked,
    folder,
    named,
    said,
    /** As a server that is started anew. */
    start: () => mirrorOf({ bucket, folder, pause, named: async () => named, log }),
    fall: () => (isDown = true),
    textOf: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
  };
}

test('[MFE-10] a file that never changes is brought once, whoever asks at once', async () => {
  const { store, asked, bring, textOf } = setUp();
  await store.create('r/inbox/a.1.js', Buffer.from('inbox()'));
  await Promise.all([bring('r/inbox/a.1.js', 'immutable'), bring('r/inbox/a.1.js', 'immutable')]);
  await bring('r/inbox/a.1.js', 'immutable');
  expect(textOf('r/inbox/a.1.js')).toBe('inbox()');
  expect(asked).toEqual(['mark r/inbox/a.1.js', 'read r/inbox/a.1.js']);
});

test('[MFE-10] what changes in its place follows; what stays is not read again', async () => {
  const { store, asked, bring, textOf } = setUp();
  const name = 'locales/en.ftl';
  await store.swap(name, Buffer.from('one'), null);
  await bring(name, 'revalidated');
  await bring(name, 'revalidated');
  await store.swap(name, Buffer.from('three'), (await store.read(name))?.tag ?? null);
  await bring(name, 'revalidated');
  expect(textOf(name)).toBe('three');
  expect(asked.filter((what) => what.startsWith('read'))).toHaveLength(2);
});

test('[MFE-10] a name that nobody has is asked for once in a while, one that is never served not at all', async () => {
  const { asked, bring } = setUp(60_000);
  for (const name of ['r/inbox/none.js', 'r/inbox/none.js', 'r/../release.json', 'host/page.1.html', 'r/a.env'])
    await bring(name, 'immutable');
  expect(asked).toEqual(['mark r/inbox/none.js']);
});

test('[MFE-10] while the bucket does not answer, what is here stays', async () => {
  const { store, bring, fall, textOf } = setUp();
  await store.swap('locales/en.ftl', Buffer.from('one'), null);
  await bring('locales/en.ftl', 'revalidated');
  fall();
  await bring('locales/en.ftl', 'revalidated');
  expect(textOf('locales/en.ftl')).toBe('one');
});

test('[MFE-10] a flood of names that nobody has makes no file be read again', async () => {
  const { store, asked, bring } = setUp();
  await store.swap('locales/en.ftl', Buffer.from('one'), null);
  await bring('locales/en.ftl', 'revalidated');
  for (let i = 0; i < 5_001; i++) await bring(`r/inbox/none.${i}.js`, 'immutable');
  await bring('locales/en.ftl', 'revalidated');
  expect(asked.filter((what) => what === 'read locales/en.ftl')).toHaveLength(1);
});

const NAME = 'r/inbox/a.1.js';
const good = Buffer.from('inbox()');

test('[MFE-10] a file that was damaged in the bucket is not kept, told once, and brought when it is whole', async () => {
  const { store, bring, named, said, textOf } = setUp();
  named.set(NAME, integrityOf(good));
  await store.create(NAME, Buffer.from('damaged'));
  for (let i = 0; i < 3; i++) expect(await bring(NAME, 'immutable')).toBeNull();
  expect(() => textOf(NAME)).toThrow('ENOENT');
  expect(said).toMatchObject([{ event: 'release_file_damaged', name: NAME }]);
  await store.swap(NAME, good, (await store.read(NAME))?.tag ?? null);
  await bring(NAME, 'immutable');
  expect(textOf(NAME)).toBe('inbox()');
});

test('[MFE-10] a copy that is damaged on this machine is brought anew after a start; a whole one is read once', async () => {
  const { store, asked, bring, start, named, folder, textOf } = setUp();
  named.set(NAME, integrityOf(good));
  await store.create(NAME, good);
  await bring(NAME, 'immutable');
  writeFileSync(path.join(folder, NAME), 'damaged');
  const [again, third] = [start(), start()];
  await again(NAME, 'immutable');
  // what is here is served at once, and brought beside that
  await expect.poll(() => textOf(NAME)).toBe('inbox()');
  const before = asked.length;
  await third(NAME, 'immutable');
  await expect.poll(() => third(NAME, 'immutable')).toBeNull();
  expect(asked.length).toBe(before);
});

test('[MFE-10] a copy that somebody removes while the server runs comes back', async () => {
  const { store, bring, folder, textOf } = setUp();
  await store.create(NAME, good);
  await bring(NAME, 'immutable');
  rmSync(path.join(folder, NAME));
  await bring(NAME, 'immutable');
  expect(textOf(NAME)).toBe('inbox()');
});

test('[MFE-10] where this machine’s disk is full people get the file all the same, and the log says it once', async () => {
  const { store, bring, said, folder } = setUp();
  await store.create(NAME, good);
  // stands in the way of every write
  writeFileSync(path.join(folder, '.passing'), '');
  for (let i = 0; i < 3; i++) expect(Buffer.from((await bring(NAME, 'immutable')) ?? []).toString()).toBe('inbox()');
  expect(said).toMatchObject([{ event: 'release_copy_not_kept', name: NAME, reason: expect.stringContaining('EEXIST') }]);
});

test('[MFE-10] invented names cost a few requests, and what a release names comes meanwhile', async () => {
  const { store, asked, bring, named } = setUp();
  const invent = async () => {
    for (let i = 0; i < 400; i++) await bring(`r/inbox/none.${i}.js`, 'immutable');
  };
  await invent();
  await invent();
  expect([asked.length, asked[300]]).toEqual([301, 'list r/']);
  const late = 'r/inbox/none.1.js';
  await store.create(late, good);
  named.set(late, integrityOf(good));
  await bring(late, 'immutable');
  expect(asked.slice(301)).toEqual([`mark ${late}`, `read ${late}`]);
  const later = Date.now() + 60_000;
  rstest.spyOn(Date, 'now').mockImplementation(() => later);
  await store.create('r/inbox/old.js', good);
  await bring('r/inbox/old.js', 'immutable');
  expect(asked.slice(303)).toEqual(['mark r/inbox/old.js', 'read r/inbox/old.js']);
  rstest.restoreAllMocks();
});

test('[MFE-10] a compressed copy that is damaged on this machine is made anew after a start, by the file beside it', async () => {
  const { store, asked, bring, start, named, folder } = setUp();
  const long = Buffer.from('inbox();'.repeat(100));
  named.set(NAME, integrityOf(long));
  await store.create(NAME, long);
  await bring(NAME, 'immutable');
  const copy = path.join(folder, `${NAME}.br`);
  const whole = readFileSync(copy);
  writeFileSync(copy, 'damaged');
  const before = asked.length;
  const again = start();
  await again(NAME, 'immutable');
  await expect.poll(() => readFileSync(copy)).toEqual(whole);
  expect(asked.length).toBe(before);
});

test('[MFE-10] who invents names takes nothing from others that no release names: words, art, what an older page asks for', async () => {
  const { store, bring, textOf, asked } = setUp();
  for (const name of ['locales/en.ftl', 'r/inbox/old.js']) await store.swap(name, good, null);
  for (let i = 0; i < 400; i++) await bring(`locales/none.${i}.ftl`, 'revalidated');
  await bring('locales/en.ftl', 'revalidated');
  await bring('r/inbox/old.js', 'immutable');
  expect([textOf('locales/en.ftl'), textOf('r/inbox/old.js')]).toEqual(['inbox()', 'inbox()']);
  expect(asked.filter((what) => what.startsWith('list'))).toEqual(['list locales/', 'list r/']);
});
