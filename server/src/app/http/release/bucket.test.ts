import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '@billet/release/store';
import { startBucket } from '@billet/release/testing';
import { afterAll, beforeAll, expect, rstest, test } from '@rstest/core';
import { startWorld, type World } from '../../../../test/harness.ts';
import { fetchReply } from '../../../../test/person.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let world: World;
let store: Store;
let isSilent = false;
const unanswered: Socket[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'billet-copies-'));
const get = (at: string) => fetchReply(world.url + at, { headers: { 'Accept-Encoding': 'br' } });

/** Stores a page and makes it the active release. */
async function release(n: number, title: string): Promise<void> {
  const page = `<title>${title}</title><script type="application/json" id="release"></script><script type="application/json" id="config"></script>`;
  await store.create(`host/page.${n}.html`, Buffer.from(page));
  const active = { version: String(n), page: `/host/page.${n}.html`, styles: [], texts: '/host/texts.json', integrity: {} };
  const pointer = { schema: 2, n, by: 'ada', origin: '', remotes: {}, shell: { active, previous: [], withdrawn: [] } };
  await store.swap('release.json', Buffer.from(JSON.stringify(pointer)), (await store.read('release.json'))?.etag ?? null);
}

beforeAll(async () => {
  bucket = await startBucket({
    fault: ({ socket }) => {
      if (!isSilent) return undefined;
      unanswered.push(socket);
      return 'silence';
    },
  });
  const releaseBucket = { RELEASE_STORE: 's3://billet/app', ...bucket.settings };
  store = openStore(releaseBucket);
  await release(1, 'one');
  await store.create('r/inbox/a.0123456789.js', Buffer.from(`inbox("${'long '.repeat(200)}")`));
  world = await startWorld({ releaseBucket, releaseFolder: folder });
});
afterAll(async () => {
  await world.close();
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

test('[MFE-10] serves page and files from a bucket and follows its pointer', async () => {
  expect((await get('/')).text).toContain('<title>one</title>');
  const file = await get('/r/inbox/a.0123456789.js');
  expect([file.status, file.text.startsWith('inbox("long')]).toEqual([200, true]);
  expect([file.headers.get('Content-Encoding'), file.headers.get('Cache-Control')]).toEqual(['br', 'public, max-age=31536000, immutable']);
  expect((await get('/r/inbox/none.0123456789.js')).status).toBe(404);
  await release(2, 'two');
  await expect.poll(async () => (await get('/')).text, { timeout: 60_000, interval: 100 }).toContain('<title>two</title>');
});

test('[MFE-10] serves local copies and the last good release without delay while the bucket does not respond', async () => {
  await store.create('locales/en.ftl', Buffer.from('hello = Hello'));
  expect((await get('/locales/en.ftl')).text).toBe('hello = Hello');
  // Advance the time, so that every entry is due for a check
  const later = Date.now() + 60_000;
  rstest.spyOn(Date, 'now').mockImplementation(() => later);
  isSilent = true;
  expect((await get('/r/inbox/a.0123456789.js')).status).toBe(200);
  expect((await get('/locales/en.ftl')).text).toBe('hello = Hello');
  expect((await get('/')).text).toContain('<title>two</title>');
  // the server ends a call to a silent bucket after 15 seconds
  expect(unanswered.map(({ destroyed }) => destroyed)).toContain(false);
  rstest.restoreAllMocks();
});
