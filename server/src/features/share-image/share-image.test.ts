import { LOOKS } from '@billet/shared-domain/rules/looks';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { imageSize } from 'image-size';
import { deliver, errorOf, idOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { stoppedClock } from '../../../test/stopped.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { addressOf, readAddress } from './address.ts';

let world: World;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
afterAll(() => world.close());

const ask = (who: Person, id: string, query = {}) => who.call('getShareImage', { params: { id }, query });
const urlOf = (reply: { readonly body: unknown }) => new URL((reply.body as { url: string }).url);
const fetchImage = (path: string, headers = {}) => fetch(`${world.url}${path}`, { headers });

/** Width and height of a PNG. */
async function sizeOf(answer: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("[API-01][SHR-05] the picture of one's own link is a PNG for stories that anyone may fetch, also from another site", async () => {
  const reply = await ask(alice, alice.code, { type: 'story', mode: 'valentine' });
  expect(reply.status).toBe(200);
  const { pathname } = urlOf(reply);
  const picture = await fetchImage(pathname, { 'Sec-Fetch-Site': 'cross-site' });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sizeOf(picture)).toEqual([1080, 1920]);
  expect(urlOf(await ask(alice, alice.code, { mode: 'valentine' })).pathname).toBe(pathname);
  expect(urlOf(await ask(alice, alice.code, { mode: 'anonymous' })).pathname).not.toBe(pathname);
});

test('[API-01][RPL-01] an answered note has a picture for its recipient only, and an unanswered one has none', async () => {
  const id = await deliver(world, boris, alice, { message: 'Привет <b>жирный</b> & \u202Eסוד 👩‍❤️‍👨' });
  await unwrap(alice, id);
  expect((await ask(alice, id)).status).toBe(404);
  await alice.call('answerValentine', { params: { id }, body: { answer: 'Hello' } });
  const reply = await ask(alice, id);
  expect(await sizeOf(await fetchImage(urlOf(reply).pathname))).toEqual([1080, 1920]);
  const foreign = await ask(boris, id);
  expect([foreign.status, errorOf(foreign)]).toEqual([404, expect.objectContaining({ code: 'not_found', field: 'id' })]);
});

test('[RVL-06] a revealed note has a picture of its unmasking for its recipient only, which does not depend on the sender', async () => {
  const [ann, zoe] = [await world.person('ann'), await world.person('zoe')];
  const ids = [];
  for (const sender of [ann, zoe]) {
    const id = await deliver(world, sender, alice, { message: 'Guess who' });
    await unwrap(alice, id);
    expect((await ask(alice, id, { of: 'reveal' })).status).toBe(404);
    ids.push(id);
  }
  await sqlOn(world.deps.db.owner.$client)`UPDATE billet.users SET available_reveals = 2 WHERE code = ${alice.code}`;
  const drawn = [];
  for (const id of ids) {
    await alice.call('revealSender', { params: { id }, body: {} });
    const { pathname } = urlOf(await ask(alice, id, { of: 'reveal' }));
    drawn.push(Buffer.from(await (await fetchImage(pathname)).arrayBuffer()).toString('base64'));
  }
  expect(drawn[0] === drawn[1]).toBe(true);
  expect((await ask(boris, ids[0] ?? '', { of: 'reveal' })).status).toBe(404);
  expect((await ask(alice, ids[0] ?? '')).status).toBe(404);
});

test("[SAF-02] a picture is deleted with its owner's account, although its address is still valid", async () => {
  const leaver = await world.person('leaver');
  const { pathname } = urlOf(await ask(leaver, leaver.code));
  expect((await fetchImage(pathname)).status).toBe(200);
  expect((await leaver.call('deleteAccount')).status).toBe(200);
  expect((await fetchImage(pathname)).status).toBe(404);
});

test("[API-04] rejects another person's code, a forged address and a wrong type", async () => {
  expect((await ask(alice, boris.code)).status).toBe(404);
  expect((await ask(alice, 'nonsense')).status).toBe(400);
  expect((await ask(alice, alice.code, { type: 'poster' })).status).toBe(400);
  const { pathname } = urlOf(await ask(alice, alice.code));
  const forged = `/api/images/${Buffer.from(JSON.stringify({ kind: 'link', id: alice.code })).toString('base64url')}.png`;
  for (const path of [forged, '/api/images/x.png', '/api/images/%00.png', `${pathname.slice(0, -8)}.png`])
    expect((await fetchImage(path)).status, path).toBeOneOf([400, 404]);
});

test('[API-01] an address expires after a day and contains its subject until then', () => {
  const id = '2f8c1de0-6a8e-4b7a-9b66-0a8b8f3d2c11';
  const subject = { kind: 'link', id, owner: id, mode: 'anonymous', look: 'letter', size: 'story', language: 'en' } as const;
  const now = new Date('2026-06-10T12:10:00Z');
  const address = addressOf(subject, 'key', now);
  const later = (hours: number) => readAddress(address, 'key', new Date(now.getTime() + hours * 3_600_000));
  expect(later(0)).toEqual(subject);
  expect(later(24)).toEqual(subject);
  expect(later(25)).toBeNull();
  expect(readAddress(address, 'another', now)).toBeNull();
});

test("[API-01] an address expires by the server's clock", async () => {
  const now = new Date('2031-03-01T10:30:00.000Z');
  const later = await startWorld({}, { clock: stoppedClock(now) });
  const cem = await later.person('cem');
  const { pathname } = urlOf(await ask(cem, cem.code));
  const address = pathname.slice('/api/images/'.length, -'.png'.length);
  expect(readAddress(address, later.deps.config.sealKey, new Date('2031-03-02T10:59:59.000Z'))).toMatchObject({ kind: 'link' });
  expect((await fetch(`${later.url}${pathname}`)).status).toBe(200);
  await later.close();
});

test('[VIS-04] each look has its own address and drawing, for a link and for an answer, and other looks are rejected', async () => {
  const id = await deliver(world, boris, alice);
  await unwrap(alice, id);
  await alice.call('answerValentine', { params: { id }, body: { answer: 'Hello' } });
  for (const what of [alice.code, id]) {
    const paths = await Promise.all(LOOKS.map(async (look) => urlOf(await ask(alice, what, { look })).pathname));
    const drawn = await Promise.all(
      paths.map(async (path) => Buffer.from(await (await fetchImage(path)).arrayBuffer()).toString('base64')),
    );
    expect([new Set(paths).size, new Set(drawn).size, new Set(paths.map((path) => path.length)).size]).toEqual([
      LOOKS.length,
      LOOKS.length,
      1,
    ]);
    expect(urlOf(await ask(alice, what)).pathname).toBe(paths[0]);
    expect((await ask(alice, what, { look: 'poster' })).status).toBe(400);
  }
});

test('[VIS-04] a preview is a WebP of half the size with its own address', async () => {
  const { url, previewUrl } = (await ask(alice, alice.code, { mode: 'valentine', look: 'letter' })).body as Record<string, string>;
  const [story, preview] = [new URL(url ?? ''), new URL(previewUrl ?? '')];
  const answer = await fetchImage(preview.pathname);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height, type } = imageSize(bytes);
  expect([width, height, type]).toEqual([540, 960, 'webp']);
  expect(bytes.length).toBeLessThan(60_000);
  expect(preview.pathname.length - '.webp'.length).toBe(story.pathname.length - '.png'.length);
  for (const path of [preview.pathname.replace(/webp$/, 'png'), story.pathname.replace(/png$/, 'webp')])
    expect((await fetchImage(path)).status).toBe(404);
});

test("[SEC-05] forty variations of a picture's address draw nothing", async () => {
  const { pathname } = urlOf(await ask(alice, alice.code, { mode: 'valentine' }));
  expect((await fetchImage(pathname)).status).toBe(200);
  const address = pathname.slice('/api/images/'.length, -'.png'.length);
  const letters = [...'0123456789'];
  const altered = [
    ...letters.map((letter) => `/api/images/${address}.${letter}.png`),
    ...letters.map((letter) => `/api/images/${address}.png?v=${letter}`),
    ...letters.map((letter) => `/api/images/${address}${letter}.png`),
    ...['', '.PNG', '.png.png', '.png/', '/.png', '=.png', '%20.png', '.png?', '.jpg', '%2Epng'].map(
      (end) => `/api/images/${address}${end}`,
    ),
  ];
  expect(altered).toHaveLength(40);
  const statuses = await Promise.all(altered.map(async (path) => (await fetchImage(path)).status));
  expect(statuses.filter((status) => status === 200)).toEqual([]);
});

test('[SEC-05] an address reveals neither account nor note nor kind of picture', async () => {
  const own = urlOf(await ask(alice, alice.code)).pathname;
  const note = await deliver(world, boris, alice);
  await unwrap(alice, note);
  await alice.call('answerValentine', { params: { id: note }, body: { answer: 'Hello' } });
  const answered = urlOf(await ask(alice, note)).pathname;
  expect(answered.length).toBe(own.length);
  for (const path of [own, answered]) {
    const shown = `${path} ${Buffer.from(path.split('/').at(-1) ?? '', 'base64url').toString('latin1')}`;
    for (const secret of [await idOf(world, alice), note, alice.code, 'owner', 'answer', 'link']) expect(shown).not.toContain(secret);
  }
});

test('[SEC-05] limits the pictures drawn per person and hour, and still serves cached ones', async () => {
  const small = await startWorld({ limits: { ...world.deps.config.limits, picturesAnHour: 1 } }, { clock: stoppedClock() });
  const [cem, dan] = [await small.person('cem'), await small.person('dan')];
  const statusOf = async (who: Person, mode: string) =>
    (await fetch(`${small.url}${urlOf(await ask(who, who.code, { mode })).pathname}`)).status;
  expect([await statusOf(cem, 'valentine'), await statusOf(cem, 'anonymous'), await statusOf(cem, 'valentine')]).toEqual([200, 429, 200]);
  expect(await statusOf(dan, 'anonymous')).toBe(200);
  await small.close();
});

test('[PRM-01] a prompt is drawn on the poster, and another prompt has another address', async () => {
  const pathnameFor = async (prompt: object) => {
    await boris.call('updateProfile', { body: { prompt } });
    return urlOf(await ask(boris, boris.code)).pathname;
  };
  const paths = [];
  for (const prompt of [
    { kind: 'none' },
    { kind: 'day' },
    { kind: 'own', own: 'Rate my playlist' },
    { kind: 'own', own: '日本語で何か書いて' },
  ])
    paths.push(await pathnameFor(prompt));
  expect(new Set(paths).size).toBe(4);
  expect(await pathnameFor({ kind: 'none' })).toBe(paths[0]);
  await pathnameFor({ kind: 'own', own: 'Rate my playlist' });
  const own = await fetchImage(paths[2] ?? '');
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png']);
  await pathnameFor({ kind: 'none' });
});

test('[PRM-01] an address that was drawn before shows the changed prompt', async () => {
  const { pathname } = urlOf(await ask(boris, boris.code));
  const drawnWith = async (prompt: object) => {
    await boris.call('updateProfile', { body: { prompt } });
    return Buffer.from(await (await fetchImage(pathname)).arrayBuffer());
  };
  const first = await drawnWith({ kind: 'none' });
  expect((await drawnWith({ kind: 'own', own: 'Rate my playlist' })).equals(first)).toBe(false);
  expect((await drawnWith({ kind: 'none' })).equals(first)).toBe(true);
});
