import assert from 'node:assert/strict';
import { connect } from 'node:http2';
import { chromium } from 'playwright';

const hashed = /(?:src|href)="?(\/host\/index\.[^">\s]+\.js)/;

/** The page and its files out of nginx alone, without the app's server. */
export async function proveAlone(origin: string, browser: string, hasBrotli: boolean): Promise<readonly string[]> {
  const page = await get(`${origin}/`);
  assert.equal(page.status, 200);
  assert.match(page.header('content-security-policy'), /script-src 'self' 'sha256-.*style-src 'self' ('sha256-[\w+/=]{44}' ?){4,}/);
  assert.deepEqual([page.header('cache-control'), page.header('x-content-type-options')], ['no-cache', 'nosniff']);
  assert.match(page.text, /id="?config"?>\{"apiBase"/);
  const [, script = ''] = hashed.exec(page.text) ?? [];
  await proveFiles(origin, script, hasBrotli);
  await proveMissing(origin, script);
  const seen = await open(origin, browser);
  assert.deepEqual(seen.faults, []);
  return [
    'the page, with its configuration, policy and caching',
    `files: types, a year, from anywhere, nosniff, compressed by ${hasBrotli ? 'brotli and gzip' : 'gzip'}, 304`,
    'what is missing, private or hidden: a plain 404 that nobody keeps',
    `the app's page in Chromium, without the server: "${seen.heading}", ${seen.files} files, no violation of its policy`,
  ];
}

/** nginx before the app's server. */
export async function proveBehind(origin: string, browser: string): Promise<readonly string[]> {
  const page = await get(`${origin}/`);
  assert.deepEqual([page.status, page.header('cache-control')], [200, 'no-cache']);
  assert.match(page.header('content-security-policy'), /^default-src 'none'/);
  const data = await get(`${origin}/release/page.json`);
  assert.equal((await get(`${origin}/release/page.json`, { 'If-None-Match': data.header('etag') })).status, 304);
  assert.equal((await get(`${origin}/api/health`)).status, 200);
  assert.equal((await get(`${origin}/api/nothing`)).status, 404);
  const [, script = ''] = hashed.exec(page.text) ?? [];
  assert.equal((await get(origin + script)).header('server'), 'nginx');
  await proveMissing(origin, script);
  const seen = await open(origin, browser);
  assert.deepEqual(seen.faults, []);
  return [`before the app's server: page, API and 304 from there, files from nginx; in Chromium "${seen.heading}", no violation`];
}

/** HTTP/2 with a certificate. */
export async function proveSecure(port: number): Promise<readonly string[]> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject);
    session.request({ ':path': '/' }).once('response', (headers) => resolve(headers[':status']));
  });
  const protocol = session.alpnProtocol;
  session.close();
  assert.deepEqual([status, protocol], [200, 'h2']);
  return ['HTTP/2 with a certificate'];
}

async function proveFiles(origin: string, script: string, hasBrotli: boolean): Promise<void> {
  const file = await get(origin + script, { 'Accept-Encoding': 'gzip' });
  assert.deepEqual(
    ['content-type', 'cache-control', 'access-control-allow-origin', 'x-content-type-options', 'content-encoding', 'vary'].map(file.header),
    ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', '*', 'nosniff', 'gzip', 'Accept-Encoding'],
  );
  if (hasBrotli) assert.equal((await get(origin + script, { 'Accept-Encoding': 'gzip, br' })).header('content-encoding'), 'br');
  assert.equal((await get(origin + script, { 'If-None-Match': file.header('etag'), 'Accept-Encoding': 'gzip' })).status, 304);
  const words = await get(`${origin}/locales/en.ftl`);
  assert.deepEqual([words.status, words.header('cache-control')], [200, 'no-cache']);
  const art = await get(`${origin}/art/ghost-256.webp`);
  assert.deepEqual([art.header('content-type'), art.header('cache-control')], ['image/webp', 'public, max-age=86400']);
}

async function proveMissing(origin: string, script: string): Promise<void> {
  const secret = [
    '/release.json',
    '/releases/1.json',
    '/.lock.sqlite',
    '/host/page.1.html',
    `${script}.gz`,
    '/r/../release.json',
    '/package.json',
  ];
  for (const address of ['/r/inbox/none.0123456789.js', '/host/none.js', '/inbox', ...secret]) {
    const answer = await get(origin + address);
    assert.deepEqual(
      [
        address,
        answer.status,
        answer.header('content-type'),
        answer.header('cache-control'),
        answer.header('access-control-allow-origin'),
        answer.text,
      ],
      [address, 404, 'text/plain; charset=utf-8', 'no-store', '*', 'Not found\n'],
    );
  }
}

async function get(address: string, headers: Readonly<Record<string, string>> = { 'Accept-Encoding': 'identity' }) {
  const answer = await fetch(address, { headers });
  return { status: answer.status, text: await answer.text(), header: (name: string) => answer.headers.get(name) ?? '' };
}

/** Opens the app as somebody outside of the messenger does. */
async function open(origin: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    let files = 0;
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (answer) => {
      files += 1;
      if (answer.status() >= 400 && !answer.url().includes('/api/')) faults.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(origin);
    const heading = page.getByRole('main').getByRole('heading').first();
    await heading.waitFor();
    return { heading: (await heading.textContent()) ?? '', files, faults };
  } finally {
    await browser.close();
  }
}
