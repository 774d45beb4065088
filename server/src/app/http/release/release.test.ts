import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../../test/harness.ts';
import { fetchReply } from '../../../../test/person.ts';

let world: World;
let folder: string;
const page = (mark: string) =>
  `<!doctype html><title>${mark}</title><script>start()</script><script type="application/json" id="config"></script>`;
const put = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const get = (at: string, headers: Record<string, string> = {}) =>
  fetchReply(world.url + at, { headers: { 'Accept-Encoding': 'identity', ...headers } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-release-'));
  put('index.html', page('one'));
  put('release.json', '{"number":1}');
  put('r/inbox/main.abc.js', 'export default 1');
  put('r/inbox/main.abc.js.br', brotliCompressSync('export default 1'));
  put('art/tulip-256.webp', 'art');
  put('locales/en.ftl', 'hello = Hello');
  put('r/secret.env', 'no type that is served');
  world = await startWorld({ releaseFolder: folder, channelLink: 'https://t.me/</script><script>' });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('[MFE-04] the page carries the configuration, safely, and a new release shows without a restart', async () => {
  const first = await get('/?entry=send&tgWebAppStartParam=abc');
  const data = /id="config">(.*?)<\/script>/.exec(first.text)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ botUsername: 'billet_bot', isLocal: true, channelLink: 'https://t.me/</script><script>' });
  expect(first.text.match(/<script/g)?.length).toBe(2);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const tag = first.headers.get('ETag') ?? '';
  expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
  put('index.html', page('two'));
  const second = await get('/index.html', { 'If-None-Match': tag });
  expect([second.status, second.text.includes('<title>two</title>')]).toEqual([200, true]);
  expect((await get('/', { 'Accept-Encoding': 'br' })).text).toBe(second.text);
});

test('[SEC-06] scripts run from our own files or by their hash, and only messengers may frame the page', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
  expect(scripts).toMatch(/'self' 'sha256-[\w+/=]{44}'/);
  expect(scripts).not.toMatch(/unsafe/);
  expect(policy).toContain("img-src 'self' data: blob: https: http://localhost:*");
  expect(policy).toContain(`frame-ancestors ${world.deps.config.messengerOrigins.join(' ')}`);
});

test('[SEC-06] styles come from our own files, or by hash: those of the page and those that its release names', async () => {
  const hash = `sha256-${'A'.repeat(43)}=`;
  const stylesOf = async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    return policy.split('; ').find((part) => part.startsWith('style-src')) ?? '';
  };
  const data = (styles: unknown) => `<script type="application/json" id="release">${JSON.stringify({ shell: { styles } })}</script>`;
  put('index.html', `<style>a{}</style>${data([hash])}${page('styled')}`);
  const own = createHash('sha256').update('a{}').digest('base64');
  expect(await stylesOf()).toMatch(new RegExp(`^style-src 'self' 'sha256-${own.replace(/[+/]/g, '\\$&')}' '${hash}'`));
  for (const nonsense of [['unsafe-inline'], ["'unsafe-inline'"], 'all', [`${hash}; script-src *`]]) {
    put('index.html', `${data(nonsense)}${page('nonsense')}`);
    expect(await stylesOf()).toBe("style-src 'self' http://localhost:* http://127.0.0.1:*");
  }
});

test('[MFE-03] remote files never change, may be used from anywhere, and come compressed where they can', async () => {
  const plain = await get('/r/inbox/main.abc.js');
  expect(plain.text).toBe('export default 1');
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const compressed = await get('/r/inbox/main.abc.js', { 'Accept-Encoding': 'gzip, br' });
  expect([compressed.text, compressed.headers.get('Content-Encoding')]).toEqual(['export default 1', 'br']);
});

test('[MFE-06] what is missing or outside is a plain 404', async () => {
  for (const at of [
    '/r/inbox/none.js',
    '/r/../release.json',
    '/r/%2e%2e/release.json',
    '/r/inbox/..%2f..%2frelease.json',
    '/r/secret.env',
    '/host/',
    '/art/.hidden.webp',
  ]) {
    const reply = await get(at);
    expect({ at, status: reply.status }).toEqual({
      at,
      status: at === '/r/../release.json' || at === '/r/%2e%2e/release.json' ? 200 : 404,
    });
  }
  expect((await get('/r/inbox/none.js')).headers.get('Content-Type')).toContain('text/plain');
});

test('[I18-01] catalogues and release files are asked for again each time, by their content', async () => {
  const first = await get('/locales/en.ftl');
  expect([first.text, first.headers.get('Cache-Control')]).toEqual(['hello = Hello', 'no-cache']);
  const tag = first.headers.get('ETag') ?? '';
  expect((await get('/locales/en.ftl', { 'If-None-Match': tag })).status).toBe(304);
  put('locales/en.ftl', 'hello = Howdy');
  expect((await get('/locales/en.ftl', { 'If-None-Match': tag })).text).toBe('hello = Howdy');
  expect((await get('/release.json')).body).toEqual({ number: 1 });
  expect((await get('/art/tulip-256.webp')).headers.get('Cache-Control')).toBe('public, max-age=86400');
});
