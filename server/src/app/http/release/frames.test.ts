import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@billet/release/store';
import { afterAll, beforeAll, expect, rstest, test } from '@rstest/core';
import { pino } from 'pino';
import { startWorld, type World } from '../../../../test/harness.ts';
import { fetchReply, type Person, type Reply } from '../../../../test/person.ts';
import { sqlOn } from '../../../kit/db/sql-on.ts';

let world: World;
let folder: string;
let ann: Person;
const messages: string[] = [];
const put = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const get = (at: string, headers: Record<string, string> = {}) =>
  fetchReply(world.url + at, { headers: { 'Accept-Encoding': 'identity', 'Accept-Language': 'en', ...headers } });
/** Requests the page of a link until the server has looked up its owner within the time limit, which may fail on a busy machine. */
async function visit(at: string, headers: Record<string, string> = {}): Promise<Reply> {
  const seen = { reply: await get(at, headers) };
  const readPage = async () => {
    seen.reply = await get(at, headers);
    return seen.reply.text;
  };
  await expect.poll(readPage, { timeout: 60_000 }).toContain('id="friend">{');
  return seen.reply;
}
const linkTo = (code: string, entry = '') => `/?tgWebAppStartParam=${code}${entry && `&entry=${entry}`}`;

const block = (id: string) => `<script type="application/json" id="${id}"></script>`;
const page = `<html><head><script>start()</script>${['release', 'config', 'friend'].map(block).join('')}</head><body></body></html>`;
const HOLE = '\u{10700}';
const drawing = (html: string, he = html) => ({ rules: [0], html: { en: html, he } });
const host = JSON.stringify({
  schema: 1,
  icons: [],
  rules: ['body{margin:0}'],
  tokens: [],
  fonts: {},
  tab: drawing(`<main>${HOLE}</main>`),
  full: drawing(`<main>${HOLE}</main>`),
});
const friendly =
  '<i data-hue="<!--friend.hue-->"><b data-dir="<!--friend.dir-->"><!--friend.initials--></b><!--friend.photo img alt=""--></i>' +
  '<h1>For \u2068<!--friend.name 25-->\u2069</h1><p aria-label="<!--friend.name-->"></p><p class="a" data-friend-prompt="" id="b">Your words</p>';
const remote = JSON.stringify({
  schema: 1,
  rules: ['p{}'],
  frames: [
    { route: '/share', mode: 'anonymous', ...drawing('<p>Share</p>', '<p>שיתוף</p>') },
    { route: '/send', mode: 'valentine', ...drawing(`<p>Send</p>${friendly}`) },
    { route: '/ask', mode: 'anonymous', ...drawing(`<p>Ask</p>${friendly}`) },
  ],
  labels: { tab: { en: 'Share', he: 'שיתוף' } },
});
const manifest = {
  routes: [
    { path: '/share', page: 'Share', isHome: true, tab: { order: 1, icon: 'share', label: 'tab' } },
    { path: '/send', page: 'Send', mode: 'valentine', entry: 'send' },
    { path: '/ask', page: 'Ask', mode: 'anonymous', entry: 'ask' },
  ],
  dialogs: [],
};

/** Makes a release current whose remote was released with the frames `released`; the file now contains `frames`. */
function release(n: number, released = remote, frames = released): void {
  put('host/page.1.html', page);
  put('host/frames.1.json', host);
  put(`r/all/frames.${n}.json`, frames);
  const common = { version: '1', provides: '1.0.0', shared: {}, contract: '^1.0.0', styles: [] };
  const shell = {
    ...common,
    page: '/host/page.1.html',
    frames: '/host/frames.1.json',
    integrity: { '/host/frames.1.json': integrityOf(host) },
  };
  const file = `/r/all/frames.${n}.json`;
  const all = { ...common, manifest, entry: '/r/all/e.js', chunks: {}, frames: file, integrity: { [file]: integrityOf(released) } };
  const state = (active: object) => ({ active, previous: [], withdrawn: [] });
  put('release.json', JSON.stringify({ schema: 2, n, by: 'ada', origin: '', shell: state(shell), remotes: { all: state(all) } }));
}

const rename = (name: string, photo: string | null = null) =>
  sqlOn(
    world.deps.db.owner.$client,
  )`UPDATE billet.users SET first_name = ${name}, photo_url = ${photo} WHERE telegram_id = ${ann.telegramId}`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'billet-frames-'));
  release(1);
  const log = pino({ level: 'error' }, { write: (line: string) => void messages.push(line) });
  world = await startWorld({ releaseFolder: folder, firstFrames: true }, { log });
  ann = await world.person('ann');
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

test('[FST-01] serves the page without frames and without a friend lookup when the setting is off', async () => {
  const plain = await startWorld({ releaseFolder: folder, firstFrames: false });
  try {
    const friend = await fetchReply(plain.url + linkTo((await plain.person('bob')).code), { headers: { 'Accept-Encoding': 'identity' } });
    expect(friend.text).toContain('id="friend"></script>');
    expect(friend.text).not.toContain('id="frame"');
  } finally {
    await plain.close();
  }
});

test("[FST-01] serves the page in the browser's language, with one cached variant per language", async () => {
  const [english, hebrew, other] = await Promise.all(
    ['en-GB,en;q=0.9', 'fr;q=0.9, he-IL, en;q=0.5', 'xx, *;q=0.1'].map((wish) => get('/', { 'Accept-Language': wish })),
  );
  expect(english?.text).toContain('<div id="frame" data-route="/share" data-mode="anonymous" lang="en" dir="ltr"><main><p>Share</p>');
  expect(hebrew?.text).toContain('lang="he" dir="rtl"><main><p>שיתוף</p>');
  expect(other?.text).toBe(english?.text);
  // The code of Hebrew on old phones
  expect((await get('/', { 'Accept-Language': 'iw-IL, en;q=0.5' })).text).toBe(hebrew?.text);
  expect(english?.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Sec-Fetch-Mode');
  const tag = english?.headers.get('ETag') ?? '';
  expect(hebrew?.headers.get('ETag')).not.toBe(tag);
  expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
  expect((await get('/', { 'If-None-Match': tag, 'Accept-Language': 'he' })).status).toBe(200);
  expect((await get('/', { 'Accept-Encoding': 'br' })).text).toBe(english?.text);
});

test("[FST-01] shows the friend of a link, on the page of the opened app or of the friend's mode", async () => {
  const send = await visit(linkTo(ann.code, 'send'));
  expect(send.text).toContain('data-route="/send"');
  expect(send.text).toContain('<h1>For \u2068Ann\u2069</h1><p aria-label="Ann"></p>');
  expect(send.text).toContain('>Your words</p>');
  expect(send.text).toMatch(/<i data-hue="\d"><b dir="auto">AN<\/b><img alt="" src="https:\/\/t\.me\/i\/userpic\/ann\.svg"><\/i>/);
  expect((await visit(linkTo(ann.code, 'ask'))).text).toContain('data-route="/ask"');
  const { mode } = ((await ann.call('getPublicProfile', { params: { code: ann.code } })).body as { user: { mode: string } }).user;
  expect((await visit(linkTo(ann.code))).text).toContain(`data-route="${mode === 'valentine' ? '/send' : '/ask'}"`);
  expect((await visit(linkTo(ann.code, 'send'), { 'Accept-Encoding': 'br' })).text).toBe(send.text);
});

test('[FST-01] embeds the response of the public call in a page that is not cached', async () => {
  const { text, headers } = await visit(linkTo(ann.code, 'send'));
  const { body } = await ann.call('getPublicProfile', { params: { code: ann.code } });
  expect(JSON.parse(/id="friend">(.*?)<\/script>/.exec(text)?.[1] ?? '')).toEqual(body);
  expect([headers.get('Cache-Control'), headers.get('ETag'), headers.get('Last-Modified')]).toEqual(['no-store', null, null]);
});

test('[FST-01] serves the home page for unknown and invalid codes', async () => {
  const home = await get('/');
  const unknownCodePage = await get(linkTo('zzzzzzzzzz'));
  expect([unknownCodePage.text, unknownCodePage.headers.get('Cache-Control'), unknownCodePage.headers.get('ETag')]).toEqual([
    home.text,
    'no-store',
    null,
  ]);
  for (const code of ['nonsense', `${ann.code}x`, `${ann.code.slice(1)}'`, '', '%00'])
    expect([code, (await get(linkTo(code))).text === home.text]).toEqual([code, true]);
  expect((await get(`${linkTo(ann.code)}&tgWebAppStartParam=${ann.code}`)).text).toBe(home.text);
});

test.each([
  ['markup', '</div><script>alert(1)</script>', '&lt;/div&gt;&lt;script&gt;alert(1)&lt;/s…'],
  ['quotes', `" onload='x' &`, '&quot; onload=&#39;x&#39; &amp;'],
  ['marks of ours', '<!--friend.photo img-->', '&lt;!--friend.photo img--&gt;'],
  ['the letters of the placeholders', '\u{10600}\u{10601}\u{10700}', '\u{10600}\u{10601}\u{10700}'],
  ['signs of a replacement', "$& $1 $` $'", '$&amp; $1 $` $&#39;'],
  ['letters that run backwards', '\u202eevil', '\u202eevil'],
  ['families', '👨‍👩‍👧‍👦'.repeat(26), `${'👨‍👩‍👧‍👦'.repeat(25)}…`],
  ['sixty-four letters', 'a'.repeat(64), `${'a'.repeat(25)}…`],
])('[FST-01][SEC-06] escapes a name of %s', async (_, name, shown) => {
  await rename(name);
  const { text, headers } = await visit(linkTo(ann.code, 'send'));
  expect(text).toContain(`<h1>For \u2068${shown}\u2069</h1>`);
  expect(text.match(/<script/g)?.length).toBe(5);
  expect(text).not.toContain('<img');
  expect(JSON.parse(/id="friend">(.*?)<\/script>/.exec(text)?.[1] ?? '').user.telegram.firstName).toBe(name);
  expect(headers.get('Content-Security-Policy')).toBe((await visit(linkTo(ann.code, 'ask'))).headers.get('Content-Security-Policy'));
  await rename('Ann', 'https://t.me/i/userpic/ann.svg');
});

test("[FST-01] sets no direction for a name without letters and escapes the photo's address", async () => {
  await rename('🌸 22', 'https://t.me/a.svg"><script>');
  const { text } = await visit(linkTo(ann.code, 'send'));
  expect(text).toContain('<b>22</b><img alt="" src="https://t.me/a.svg&quot;&gt;&lt;script&gt;">');
  await rename('Ann');
});

test('[FST-01] omits a friend who cannot be looked up within 50 ms or at all', async () => {
  const [home, known] = [await get('/'), await visit(linkTo(ann.code, 'send'))];
  expect(known.text).not.toBe(home.text);
  const $client = sqlOn(world.deps.db.owner.$client);
  const isLeftOut = async () => {
    const { text, status, headers } = await get(linkTo(ann.code, 'send'));
    expect([status, text === home.text, headers.get('Cache-Control')]).toEqual([200, true, 'no-store']);
  };
  await world.deps.db.owner.transaction(async (tx) => {
    await sqlOn(tx.$client)`LOCK TABLE billet.users`;
    await isLeftOut();
    const waiting = await $client<{ pid: number }[]>`SELECT pid FROM pg_locks WHERE relation = 'billet.users'::regclass AND NOT granted`;
    expect(waiting).toHaveLength(1);
  });
  await $client`ALTER TABLE billet.users RENAME TO lost`;
  try {
    await isLeftOut();
  } finally {
    await $client`ALTER TABLE billet.lost RENAME TO users`;
  }
});

test('[FST-01] a page that its friend would make larger than the first round trip is served without the friend', async () => {
  // 17,000 characters that compress to 12,750 bytes
  let filler = '';
  while (filler.length < 17_000) filler += createHash('sha512').update(filler).digest('base64url');
  release(2, remote.replace('<p>Send</p>', `<p>${filler.slice(0, 17_000)}</p>`));
  const link = linkTo(ann.code, 'send');
  const compressed = { 'Accept-Encoding': 'br' };
  await expect.poll(async () => (await visit(link)).text.includes(filler.slice(0, 100)), { timeout: 60_000 }).toBe(true);
  const short = await visit(link, compressed);
  const sizeOf = ({ headers }: Reply) => Number(headers.get('Content-Length'));
  expect(sizeOf(short)).toBeLessThanOrEqual(14_336);
  // 64 graphemes in the name and 60 in the prompt, of four code points each
  const letters = Array.from({ length: 64 }, (_, index) => createHash('sha256').update(String(index)).digest());
  const long = letters.map((bytes) =>
    String.fromCodePoint(0x20000 + bytes.readUInt16BE(0), ...[2, 3, 4].map((at) => 0xe0100 + ((bytes[at] ?? 0) % 240))),
  );
  const photo = `https://t.me/${Buffer.concat(letters).toString('base64url').slice(0, 499)}`;
  expect((await ann.call('updateProfile', { body: { prompt: { kind: 'own', own: long.slice(4).join('') } } })).status).toBe(200);
  await rename(long.join(''), photo);
  expect((await visit(link)).text.includes(photo)).toBe(true);
  const home = await get('/');
  const large = await get(link, compressed);
  expect([large.status, large.text === home.text, large.headers.get('Cache-Control')]).toEqual([200, true, 'no-store']);
  expect(sizeOf(large)).toBeLessThanOrEqual(14_336);
  await rename('Ann');
});

test('[FST-01][SEC-06] does not allow a script in a frame to run', async () => {
  const policyOf = async () => (await get('/')).headers.get('Content-Security-Policy') ?? '';
  const before = await policyOf();
  const evil = remote.replace('<p>Share</p>', '<script>evil()</script><style>p{}</style>');
  release(3, evil);
  await expect.poll(async () => (await get('/')).text, { timeout: 60_000 }).toContain('evil()');
  expect(await policyOf()).toBe(before);
});

test('[FST-01] logs a damaged frames file once and serves the page without frames', async () => {
  const before = messages.length;
  release(4, remote, `${remote} `);
  await expect.poll(async () => (await get('/')).text, { timeout: 60_000 }).not.toContain('id="frame"');
  expect((await get('/')).text).toContain('"n":4');
  const lines = messages.slice(before).filter((line) => line.includes('frames_unreadable'));
  expect([lines.length, lines[0]?.includes('/r/all/frames.4.json')]).toEqual([1, true]);
  // A repaired file needs no new release, and the same fault is not logged again
  const spy = rstest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  expect((await get('/')).text).not.toContain('id="frame"');
  put('r/all/frames.4.json', remote);
  spy.mockReturnValue(Date.now() + 6_000);
  expect((await get('/')).text).toContain('id="frame"');
  spy.mockRestore();
  expect(messages.slice(before).filter((line) => line.includes('frames_unreadable')).length).toBe(1);
});

test('[MFE-08][FST-01] serves the page without frames for an override', async () => {
  expect((await get('/?override=all@http://localhost:3002')).text).not.toContain('id="frame"');
});

test("[PRM-01][FST-01] shows the friend's prompt in the first frame, escaped, and a prompt of the day in the page's language", async () => {
  release(5);
  const visitWith = async (prompt: object, language: string) => {
    await ann.call('updateProfile', { body: { prompt } });
    return (await visit(linkTo(ann.code, 'send'), { 'Accept-Language': language })).text;
  };
  const own = await visitWith({ kind: 'own', own: '</p><b>"Rate" me' }, 'en');
  expect(own).toContain('<p class="a" id="b"><q dir="auto">&lt;/p&gt;&lt;b&gt;&quot;Rate&quot; me</q></p>');
  const daily = await visitWith({ kind: 'day' }, 'he');
  expect(daily).toMatch(/<p class="a" id="b"><q lang="he" dir="auto">[^<]*[א-ת][^<]*<\/q><\/p>/);
  expect(await visitWith({ kind: 'none' }, 'en')).toContain('>Your words</p>');
});
