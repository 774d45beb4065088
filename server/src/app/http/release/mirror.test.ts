import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf, openStore, type Store } from '@billet/release/store';
import { expect, rstest, test } from '@rstest/core';
import { pino } from 'pino';
import { makeMirror } from './mirror.ts';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'billet-mirror-'));

/** Sets up a store that acts as a bucket and counts the requests to it. */
function setUp(pause = 0) {
  const store = openStore({ RELEASE_STORE: temporary() });
  const folder = temporary();
  const requests: string[] = [];
  let isDown = false;
  const request = <T>(what: string, work: () => Promise<T>) => {
    requests.push(what);
    return isDown ? Promise.reject(new Error('down')) : work();
  };
  const bucket: Store = {
    ...store,
    revision: (name) => request(`revision ${name}`, () => store.revision(name)),
    read: (name) => request(`read ${name}`, () => store.read(name)),
    list: (prefix) => request(`list ${prefix}`, () => store.list(prefix)),
  };
  const released = new Map<string, string | null>();
  const logged: { readonly event: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return {
    ensureLocalCopy: makeMirror({ bucket, folder, pause, releasedFiles: async () => released, log }),
    store,
    requests,
    folder,
    released,
    logged,
    /** A second mirror of the same folder, as after a restart. */
    start: () => makeMirror({ bucket, folder, pause, releasedFiles: async () => released, log }),
    failBucket: () => (isDown = true),
    textOf: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
  };
}

test('[MFE-10] fetches an immutable file once for concurrent requests', async () => {
  const { store, requests, ensureLocalCopy, textOf } = setUp();
  await store.create('r/inbox/a.1.js', Buffer.from('inbox()'));
  await Promise.all([ensureLocalCopy('r/inbox/a.1.js', 'immutable'), ensureLocalCopy('r/inbox/a.1.js', 'immutable')]);
  await ensureLocalCopy('r/inbox/a.1.js', 'immutable');
  expect(textOf('r/inbox/a.1.js')).toBe('inbox()');
  expect(requests).toEqual(['revision r/inbox/a.1.js', 'read r/inbox/a.1.js']);
});

test('[MFE-10] fetches a changed file again and an unchanged one not', async () => {
  const { store, requests, ensureLocalCopy, textOf } = setUp();
  const name = 'locales/en.ftl';
  await store.swap(name, Buffer.from('one'), null);
  await ensureLocalCopy(name, 'revalidated');
  await ensureLocalCopy(name, 'revalidated');
  await store.swap(name, Buffer.from('three'), (await store.read(name))?.etag ?? null);
  await ensureLocalCopy(name, 'revalidated');
  expect(textOf(name)).toBe('three');
  expect(requests.filter((what) => what.startsWith('read'))).toHaveLength(2);
});

test('[MFE-10] looks up a missing name once within the pause and a name that is never served not at all', async () => {
  const { requests, ensureLocalCopy } = setUp(60_000);
  for (const name of ['r/inbox/none.js', 'r/inbox/none.js', 'r/../release.json', 'host/page.1.html', 'r/a.env'])
    await ensureLocalCopy(name, 'immutable');
  expect(requests).toEqual(['revision r/inbox/none.js']);
});

test('[MFE-10] keeps the local copy while the bucket fails', async () => {
  const { store, ensureLocalCopy, failBucket, textOf } = setUp();
  await store.swap('locales/en.ftl', Buffer.from('one'), null);
  await ensureLocalCopy('locales/en.ftl', 'revalidated');
  failBucket();
  await ensureLocalCopy('locales/en.ftl', 'revalidated');
  expect(textOf('locales/en.ftl')).toBe('one');
});

test('[MFE-10] keeps known files despite a flood of missing names', async () => {
  const { store, requests, ensureLocalCopy } = setUp();
  await store.swap('locales/en.ftl', Buffer.from('one'), null);
  await ensureLocalCopy('locales/en.ftl', 'revalidated');
  for (let i = 0; i < 5_001; i++) await ensureLocalCopy(`r/inbox/none.${i}.js`, 'immutable');
  await ensureLocalCopy('locales/en.ftl', 'revalidated');
  expect(requests.filter((what) => what === 'read locales/en.ftl')).toHaveLength(1);
});

const NAME = 'r/inbox/a.1.js';
const good = Buffer.from('inbox()');

test('[MFE-10] does not store a file that is damaged in the bucket, logs it once and fetches it after the repair', async () => {
  const { store, ensureLocalCopy, released, logged, textOf } = setUp();
  released.set(NAME, integrityOf(good));
  await store.create(NAME, Buffer.from('damaged'));
  for (let i = 0; i < 3; i++) expect(await ensureLocalCopy(NAME, 'immutable')).toBeNull();
  expect(() => textOf(NAME)).toThrow('ENOENT');
  expect(logged).toMatchObject([{ event: 'release_file_damaged', name: NAME }]);
  await store.swap(NAME, good, (await store.read(NAME))?.etag ?? null);
  await ensureLocalCopy(NAME, 'immutable');
  expect(textOf(NAME)).toBe('inbox()');
});

test('[MFE-10] replaces a damaged local copy after a restart and fetches an intact one only once', async () => {
  const { store, requests, ensureLocalCopy, start, released, folder, textOf } = setUp();
  released.set(NAME, integrityOf(good));
  await store.create(NAME, good);
  await ensureLocalCopy(NAME, 'immutable');
  writeFileSync(path.join(folder, NAME), 'damaged');
  const [restarted, third] = [start(), start()];
  await restarted(NAME, 'immutable');
  // The local copy is served at once and replaced in the background
  await expect.poll(() => textOf(NAME)).toBe('inbox()');
  const before = requests.length;
  await third(NAME, 'immutable');
  await expect.poll(() => third(NAME, 'immutable')).toBeNull();
  expect(requests.length).toBe(before);
});

test('[MFE-10] restores a local copy that was deleted while the server runs', async () => {
  const { store, ensureLocalCopy, folder, textOf } = setUp();
  await store.create(NAME, good);
  await ensureLocalCopy(NAME, 'immutable');
  rmSync(path.join(folder, NAME));
  await ensureLocalCopy(NAME, 'immutable');
  expect(textOf(NAME)).toBe('inbox()');
});

test('[MFE-10] serves the file and logs once when it cannot be written to the disk', async () => {
  const { store, ensureLocalCopy, logged, folder } = setUp();
  await store.create(NAME, good);
  // A file of this name makes every write fail
  writeFileSync(path.join(folder, '.passing'), '');
  for (let i = 0; i < 3; i++) expect(Buffer.from((await ensureLocalCopy(NAME, 'immutable')) ?? []).toString()).toBe('inbox()');
  expect(logged).toMatchObject([{ event: 'release_copy_not_kept', name: NAME, reason: expect.stringContaining('EEXIST') }]);
});

test('[MFE-10] limits requests for invented names and still fetches files that a release names', async () => {
  const { store, requests, ensureLocalCopy, released } = setUp();
  const invent = async () => {
    for (let i = 0; i < 400; i++) await ensureLocalCopy(`r/inbox/none.${i}.js`, 'immutable');
  };
  await invent();
  await invent();
  expect([requests.length, requests[300]]).toEqual([301, 'list r/']);
  const late = 'r/inbox/none.1.js';
  await store.create(late, good);
  released.set(late, integrityOf(good));
  await ensureLocalCopy(late, 'immutable');
  expect(requests.slice(301)).toEqual([`revision ${late}`, `read ${late}`]);
  const later = Date.now() + 60_000;
  rstest.spyOn(Date, 'now').mockImplementation(() => later);
  await store.create('r/inbox/old.js', good);
  await ensureLocalCopy('r/inbox/old.js', 'immutable');
  expect(requests.slice(303)).toEqual(['revision r/inbox/old.js', 'read r/inbox/old.js']);
  rstest.restoreAllMocks();
});

test('[MFE-10] rebuilds a damaged compressed copy after a restart from the file itself', async () => {
  const { store, requests, ensureLocalCopy, start, released, folder } = setUp();
  const long = Buffer.from('inbox();'.repeat(100));
  released.set(NAME, integrityOf(long));
  await store.create(NAME, long);
  await ensureLocalCopy(NAME, 'immutable');
  const copy = path.join(folder, `${NAME}.br`);
  const whole = readFileSync(copy);
  writeFileSync(copy, 'damaged');
  const before = requests.length;
  const again = start();
  await again(NAME, 'immutable');
  await expect.poll(() => readFileSync(copy)).toEqual(whole);
  expect(requests.length).toBe(before);
});

test('[MFE-10] still fetches texts, art and older files that no release names while names are invented', async () => {
  const { store, ensureLocalCopy, textOf, requests } = setUp();
  for (const name of ['locales/en.ftl', 'r/inbox/old.js']) await store.swap(name, good, null);
  for (let i = 0; i < 400; i++) await ensureLocalCopy(`locales/none.${i}.ftl`, 'revalidated');
  await ensureLocalCopy('locales/en.ftl', 'revalidated');
  await ensureLocalCopy('r/inbox/old.js', 'immutable');
  expect([textOf('locales/en.ftl'), textOf('r/inbox/old.js')]).toEqual(['inbox()', 'inbox()']);
  expect(requests.filter((what) => what.startsWith('list'))).toEqual(['list locales/', 'list r/']);
});
