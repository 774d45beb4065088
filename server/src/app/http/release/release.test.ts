import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { pino } from 'pino';
import { startWorld, type World } from '../../../../test/harness.ts';
import { fetchReply } from '../../../../test/person.ts';

let world: World;
let folder: string;
const messages: string[] = [];
const shell = (mark: string) =>
  `<!doctype html><title>${mark}</title><script src=/host/index.1.js></script><script>start()</script><script type="application/json" id="release"></script><script type="application/json" id="config"></script>`;
const put = (name: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
/** Makes a shell the active one by writing its page and the pointer. */
const release = (n: number, page: string, more: object = {}) => {
  put(`host/page.${n}.html`, page);
  const active = { version: String(n), page: `/host/page.${n}.html`, styles: [] as unknown };
  put(
    'release.json',
    JSON.stringify({ schema: 2, n, by: 'ada', origin: '', remotes: {}, shell: { active, previous: [], withdrawn: [] }, ...more }),
  );
};
const styled = (n: number, page: string, styles: unknown) =>
  release(n, page, { shell: { active: { version: String(n), page: `/host/page.${n}.html`, styles }, previous: [], withdrawn: [] } });
const get = (at: string, headers: Record<string, string> = {}) =>
  fetchReply(world.url + at, { headers: { 'Accept-Encoding': 'identity', ...headers } });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-release-'));
  release(1, shell('one'));
  put('index.html', shell('a page that lags behind'));
  put('r/inbox/main.abc.js', 'export default 1');
  put('r/inbox/main.abc.js.br', brotliCompressSync('export default 1'));
  put('art/tulip-256.webp', 'art');
  put('locales/en.ftl', 'hello = Hello');
  put('releases/1.json', '{}');
  put('r/secret.env', 'no type that is served');
  const log = pino({ level: 'error' }, { write: (line: string) => void messages.push(line) });
  world = await startWorld({ releaseFolder: folder, channelLink: 'https://t.me/</script><script>' }, { log });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('[MFE-04] the page contains the escaped configuration and shows a new release without a restart', async () => {
  const first = await get('/?entry=send&tgWebAppStartParam=abc');
  const data = /id="config">(.*?)<\/script>/.exec(first.text)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ botUsername: 'billet_bot', isLocal: true, channelLink: 'https://t.me/</script><script>' });
  expect(first.text.match(/<script/g)?.length).toBe(4);
  expect(first.text).toContain('<title>one</title>');
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const tag = first.headers.get('ETag') ?? '';
  expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
  release(2, shell('two'));
  const second = await get('/index.html', { 'If-None-Match': tag });
  expect([second.status, second.text.includes('<title>two</title>')]).toEqual([200, true]);
  expect((await get('/', { 'Accept-Encoding': 'br' })).text).toBe(second.text);
});

test('[SEC-06] allows scripts from its own files or by hash, and only messengers as frame ancestors', async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
  expect(scripts).toMatch(/'self' 'sha256-[\w+/=]{44}'/);
  expect(scripts).not.toMatch(/unsafe/);
  expect(policy).toContain("img-src 'self' data: blob: https: http://localhost:*");
  expect(policy).toContain(`frame-ancestors ${world.deps.config.messengerOrigins.join(' ')}`);
});

test('[SEC-06] allows styles from its own files, or by hash for the page and for its release', async () => {
  const hash = `sha256-${'A'.repeat(43)}=`;
  const stylesOf = async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    return policy.split('; ').find((part) => part.startsWith('style-src')) ?? '';
  };
  styled(3, `<style>a{}</style>${shell('styled')}`, [hash]);
  const own = createHash('sha256').update('a{}').digest('base64');
  expect(await stylesOf()).toMatch(new RegExp(`^style-src 'self' 'sha256-${own.replace(/[+/]/g, '\\$&')}' '${hash}'`));
  for (const nonsense of [['unsafe-inline'], ["'unsafe-inline'"], 'all', [`${hash}; script-src *`]]) {
    styled(4, shell('nonsense'), nonsense);
    expect(await stylesOf()).toBe("style-src 'self'");
  }
});

test('[MFE-08][SEC-06] extends policy and configuration only in the response that requested the override', async () => {
  release(5, shell('override'));
  const plain = await get('/');
  const overridden = await get('/?override=inbox@http://localhost:3002');
  const foreign = await get('/?override=inbox@https://evil.example');
  const policies = [plain, overridden, foreign].map(({ headers }) => headers.get('Content-Security-Policy') ?? '');
  const directive = (policy: string | undefined, name: string) => policy?.split('; ').find((part) => part.startsWith(name));
  for (const name of ['script-src', 'style-src', 'connect-src', 'img-src'])
    expect(directive(policies[1], name)).toContain('http://localhost:3002');
  expect(directive(policies[1], 'connect-src')).toContain('ws://localhost:3002');
  expect(policies[2]).toBe(policies[0]);
  for (const name of ['script-src', 'style-src', 'connect-src']) expect(directive(policies[0], name)).not.toContain('localhost');
  expect(overridden.text).toContain('"override":{"remote":"inbox","origin":"http://localhost:3002","verdict":"runs"}');
  expect(foreign.text).toContain('"verdict":"foreign"');
  expect([overridden.headers.get('Cache-Control'), overridden.headers.get('ETag')]).toEqual(['no-store', null]);
  expect(plain.text).not.toContain('override"');
  expect((await get('/?entry=send&tgWebAppStartParam=abc')).text).toBe(plain.text);
});

test('serves remote files as immutable, for all origins and compressed where possible', async () => {
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

test('[MFE-06] answers missing and forbidden files with a plain 404', async () => {
  for (const at of [
    '/r/inbox/none.js',
    '/r/../release.json',
    '/r/%2e%2e/release.json',
    '/r/inbox/..%2f..%2frelease.json',
    '/r/secret.env',
    '/host/page.1.html',
    '/release.json',
    '/releases/1.json',
    '/host/',
    '/art/.hidden.webp',
  ]) {
    const reply = await get(at);
    expect({ at, status: reply.status }).toEqual({ at, status: 404 });
  }
  const { headers } = await get('/r/inbox/none.js');
  expect([headers.get('Content-Type'), headers.get('Access-Control-Allow-Origin')]).toEqual(['text/plain; charset=utf-8', '*']);
});

test('[I18-01] revalidates catalogues by their content', async () => {
  const first = await get('/locales/en.ftl');
  expect([first.text, first.headers.get('Cache-Control')]).toEqual(['hello = Hello', 'no-cache']);
  const tag = first.headers.get('ETag') ?? '';
  expect((await get('/locales/en.ftl', { 'If-None-Match': tag })).status).toBe(304);
  put('locales/en.ftl', 'hello = Howdy');
  expect((await get('/locales/en.ftl', { 'If-None-Match': tag })).text).toBe('hello = Howdy');
  expect((await get('/art/tulip-256.webp')).headers.get('Cache-Control')).toBe('public, max-age=86400');
});

test("[MFE-11] serves the page's release data alone, with number and content as its tag", async () => {
  release(7, shell('seven'));
  const { text } = await get('/');
  const answer = await get('/release/page.json');
  const { tag, schema: _, ...embedded } = JSON.parse(answer.text) as { tag: string; schema: number };
  expect(tag).toMatch(/^7-/);
  expect([answer.headers.get('ETag'), answer.headers.get('Cache-Control')]).toEqual([`"${tag}"`, 'no-cache']);
  expect(text).toContain(`id="release">${JSON.stringify(embedded)}</script>`);
  for (const known of [`"${tag}"`, `W/"${tag}"`, `"6", "${tag}"`, `"${tag}-gzip"`, `W/"${tag};br"`])
    expect({ known, status: (await get('/release/page.json', { 'If-None-Match': known })).status }).toEqual({ known, status: 304 });
  for (const other of ['"6"', '"7"']) expect((await get('/release/page.json', { 'If-None-Match': other })).status).toBe(200);
  expect(answer.text).not.toContain('ada');
  // A pointer restored by hand reaches the same number again
  styled(7, shell('another seven'), [`sha256-${'B'.repeat(43)}=`]);
  await expect.poll(async () => (await get('/release/page.json', { 'If-None-Match': `"${tag}"` })).status, { timeout: 60_000 }).toBe(200);
});

test('[MFE-10] follows the pointer, logs each damaged one once and keeps the last good release', async () => {
  release(8, shell('eight'));
  expect((await get('/')).text).toContain('<title>eight</title>');
  const before = messages.length;
  const damages = [
    '{"schema": 2, "n": 9, "sh',
    'null',
    '{"schema":2,"n":9}',
    '{"schema":3}',
    JSON.stringify({
      schema: 2,
      n: 9,
      origin: '',
      remotes: {},
      shell: { active: { version: '9', page: '/host/page.none.html', styles: [] } },
    }),
  ];
  for (const [times, damage] of damages.entries()) {
    put('release.json', damage);
    await expect.poll(() => messages.length, { timeout: 60_000, interval: 50 }).toBe(before + times);
    await expect
      .poll(async () => (await get('/')).text.includes('<title>eight</title>') && messages.length, { timeout: 60_000 })
      .toBe(before + times + 1);
  }
  expect(messages.slice(before).every((line) => line.includes('release_unreadable') && line.includes('"stays":8'))).toBe(true);
  release(9, shell('nine'));
  await expect.poll(async () => (await get('/')).text, { timeout: 60_000 }).toContain('<title>nine</title>');
});

test('[SEC-06] allows files of an asset origin and refers to them there', async () => {
  release(10, shell('ten'), { origin: 'https://cdn.example' });
  await expect.poll(async () => (await get('/')).text, { timeout: 60_000 }).toContain('<script src=https://cdn.example/host/index.1.js>');
  const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
  const open = policy.split('; ').filter((part) => part.includes('https://cdn.example'));
  expect(open.map((part) => part.split(' ')[0])).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);
});
