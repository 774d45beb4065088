import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as ask, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../../test/harness.ts';
import { fewAtOnce } from './deltas.ts';

let world: World;
let folder: string;

const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const filler = Array.from({ length: 200 }, (_, index) => createHash('md5').update(String(index)).digest('hex')).join(' ');
const script = (mark: string) => `/* ${filler} */ globalThis.mark = '${mark}';`;

function release(n: number): void {
  const page = `<!doctype html><title>page ${n}</title><script src=/host/index.1.js></script><script>start()</script><script type="application/json" id="release"></script><script type="application/json" id="config"></script><p>${filler}</p>`;
  put(`host/page.${n}.html`, page);
  const active = { version: String(n), page: `/host/page.${n}.html`, styles: [] };
  put('release.json', JSON.stringify({ schema: 2, n, by: 'ada', origin: '', remotes: {}, shell: { active, previous: [], withdrawn: [] } }));
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const chromium = { 'Sec-CH-UA': '"Not:A-Brand";v="8", "Chromium";v="140"', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const get = (at: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Answer>((resolve, reject) => {
    ask(world.url + at, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    }).on('error', reject);
  });
const hashOf = (content: string) => createHash('sha256').update(content).digest();
/** As a browser asks that has something already. */
const having = (content: string) => ({
  ...chromium,
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${hashOf(content).toString('base64')}:`,
});

/** What a delta comes to for whoever has what it builds on. */
function read({ headers, body }: Answer, known: string): string {
  expect(headers['content-encoding']).toBe('dcz');
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(hashOf(known));
  return zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(known) }).toString();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-deltas-'));
  release(1);
  put('r/share/remoteEntry.0123456789.js', script('one'));
  put('r/share/remoteEntry.abcdef0123.js', script('two'));
  put('r/share/other.abcdef0123.js', script('three'));
  world = await startWorld({ releaseFolder: folder });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('[FST-01] who has a file of the version before gets what changed', async () => {
  const first = await get('/r/share/remoteEntry.0123456789.js', chromium);
  expect(first.headers['use-as-dictionary']).toBe('match="/r/share/remoteEntry.*.js"');
  expect(first.headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  const next = await get('/r/share/remoteEntry.abcdef0123.js', having(script('one')));
  expect(read(next, script('one'))).toBe(script('two'));
  expect(next.body.length).toBeLessThan(150);
  expect(next.headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable', 'access-control-allow-origin': '*' });
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('[FST-01][MFE-06] a proxy that keeps one answer for all keeps none that only one browser can read', async () => {
  const first = brotliDecompressSync((await get('/', chromium)).body).toString();
  release(3);
  const { 'Sec-CH-UA': _, ...unnamed } = having(first);
  const page = await get('/', unnamed);
  expect([page.headers['content-encoding'], page.headers['cache-control']]).toEqual(['dcz', 'private, no-cache']);
  release(1);
});

test('[FST-01][SEC-07] what can’t be built upon is left alone, and the file goes out whole', async () => {
  // called like another version, and not to be read
  const odd = path.join(folder, 'r/share/remoteEntry.ffffffffff.js');
  mkdirSync(odd);
  const answer = await get('/r/share/remoteEntry.abcdef0123.js', having('nobody’s'));
  rmSync(odd, { recursive: true });
  expect([answer.status, answer.body.toString()]).toEqual([200, script('two')]);
});

test('[FST-01][OPS-05] of what takes long only so much is made at a time; more is refused at once, and asked for again it is made', async () => {
  const few = fewAtOnce(2);
  const ends: (() => void)[] = [];
  const slow = () => few(() => new Promise<void>((resolve) => ends.push(resolve)));
  const [one] = [slow(), slow()];
  await expect(slow()).rejects.toThrow('enough is under way');
  ends[0]?.();
  await one;
  const failing = few(() => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await few(async () => 'made')).toBe('made');
});

test('[FST-01] who refuses changes, or names several files, gets all of it; a range changes nothing', async () => {
  const at = '/r/share/remoteEntry.abcdef0123.js';
  const one = having(script('one'));
  const twice = `${one['Available-Dictionary']}, ${one['Available-Dictionary']}`;
  for (const headers of [
    { ...one, 'Accept-Encoding': 'gzip, dcz;q=0' },
    { ...one, 'Accept-Encoding': 'gzip, dcz ; Q=0.000' },
    { ...one, 'Accept-Encoding': 'gzip, xdcz, not-dcz' },
    { ...one, 'Accept-Encoding': 'gzip, br' },
    { ...one, 'Available-Dictionary': twice },
    { ...one, 'Available-Dictionary': 'A'.repeat(8000) },
  ]) {
    const answer = await get(at, headers);
    const said = [answer.status, answer.headers['content-encoding'], answer.body.equals(Buffer.from(script('two')))];
    expect(said, JSON.stringify(headers)).toEqual([200, undefined, true]);
  }
  expect(read(await get(at, { ...one, Range: 'bytes=0-3' }), script('one'))).toBe(script('two'));
});

test('[FST-01] a file of another name, or one that nobody has, is no ground to build on', async () => {
  for (const known of [script('three'), 'never released']) {
    const answer = await get('/r/share/remoteEntry.abcdef0123.js', having(known));
    expect([answer.headers['content-encoding'], answer.body.toString()]).toEqual([undefined, script('two')]);
  }
  const odd = await get('/r/share/remoteEntry.abcdef0123.js', { ...having(script('one')), 'Available-Dictionary': 'x' });
  expect(odd.body.toString()).toBe(script('two'));
  expect((await get('/r/share/remoteEntry.9999999999.js', having(script('one')))).status).toBe(404);
});

test('[FST-01] who has the page of the release before gets what changed of it; it is asked for each time', async () => {
  const first = await get('/', chromium);
  const one = brotliDecompressSync(first.body).toString();
  expect(first.headers).toMatchObject({
    'use-as-dictionary': 'match="/", match-dest=("document")',
    'cache-control': 'private, max-age=0, stale-while-revalidate=604800',
    vary: 'Accept-Encoding, Accept-Language, Available-Dictionary',
  });
  expect((await get('/', { ...having(one), 'If-None-Match': first.headers.etag ?? '' })).status).toBe(304);
  release(2);
  const second = await get('/', { ...having(one), 'If-None-Match': first.headers.etag ?? '' });
  const two = read(second, one);
  expect(two).toContain('<title>page 2</title>');
  expect(second.body.length).toBeLessThan(400);
  expect(brotliDecompressSync((await get('/', chromium)).body).toString()).toBe(two);
  expect(second.headers['content-security-policy']).toBe((await get('/', chromium)).headers['content-security-policy']);
});

test('[FST-01] browsers that keep no dictionaries are told nothing of stale pages; a page with a code in its address is none', async () => {
  const safari = await get('/', { 'Accept-Encoding': 'br' });
  expect([safari.headers['cache-control'], safari.headers['use-as-dictionary']]).toEqual(['no-cache', undefined]);
  const one = brotliDecompressSync((await get('/', chromium)).body).toString();
  const link = await get('/?tgWebAppStartParam=zzzzzzzzzz', having(one));
  expect([link.headers['cache-control'], link.headers['use-as-dictionary'], link.headers['content-encoding']]).toEqual([
    'no-store',
    undefined,
    'br',
  ]);
});
