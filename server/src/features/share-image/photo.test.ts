import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Node, Renderer } from '@takumi-rs/core';
import { ROOT } from '../../kit/config.ts';
import { makePhotoLoader } from './photo.ts';
import type { Picture } from './picture.ts';
import { makePictures } from './renderer.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#00ff00"/></svg>';
const webp = readFileSync(path.join(ROOT, 'shared-ui/art/heart-256.webp'));

/** A PNG with a header only. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.alloc(33);
  png.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
const svgWith = (more: string) => svg.replace('</svg>', `${more}</svg>`);

const answers: Readonly<Record<string, readonly [number, Record<string, string>, string | Buffer]>> = {
  '/whole.svg': [200, { 'content-type': 'image/svg+xml' }, svg],
  '/whole.webp': [200, { 'content-type': 'image/webp' }, webp],
  '/moved': [302, { location: '/whole.svg' }, ''],
  '/elsewhere': [302, { location: 'https://example.org/photo.png' }, ''],
  '/round': [302, { location: '/round' }, ''],
  '/page': [200, { 'content-type': 'text/html' }, svg],
  '/gone': [404, { 'content-type': 'image/png' }, ''],
  '/usual.png': [200, { 'content-type': 'image/png' }, pngOf(640, 640)],
  '/wide.png': [200, { 'content-type': 'image/png' }, pngOf(60_000, 1)],
  '/high.png': [200, { 'content-type': 'image/png' }, pngOf(1, 60_000)],
  '/linked.svg': [200, { 'content-type': 'image/svg+xml' }, svgWith('<image href="data:image/png;base64,AAAA"/>')],
  '/manifold.svg': [200, { 'content-type': 'image/svg+xml' }, svgWith('<g id="a"><use xlink:href="#a"/></g>')],
  '/entity.svg': [200, { 'content-type': 'image/svg+xml' }, `<!DOCTYPE svg [<!ENTITY a "a">]>${svg}`],
  '/down': [502, { 'content-type': 'text/html' }, ''],
  '/hurried': [429, { 'content-type': 'text/html' }, ''],
  '/broken.png': [200, { 'content-type': 'image/png' }, 'no picture'],
  '/huge.png': [200, { 'content-type': 'image/png' }, Buffer.alloc(2 * 1024 * 1024)],
};

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    const [status, headers, body] = answers[url] ?? [];
    // Other paths never respond
    if (status !== undefined) reply.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('[VIS-04] a photo', () => {
  test("is loaded from the messenger's hosts, following redirects", async () => {
    const load = makePhotoLoader([origin]);
    expect(await load(`${origin}/whole.webp`)).toEqual(webp);
    expect(String(await load(`${origin}/moved`))).toBe(svg);
  });

  test.each(['/elsewhere', '/round', '/page', '/gone', '/huge.png', '/broken.png'])(
    'is null for a response that is no photo: %s',
    async (where) => {
      expect(await makePhotoLoader([origin])(`${origin}${where}`)).toBeNull();
    },
  );

  test('[SEC-05] is null if it would decode to a large image', async () => {
    const load = makePhotoLoader([origin]);
    expect(await load(`${origin}/usual.png`)).toEqual(pngOf(640, 640));
    for (const where of ['/wide.png', '/high.png', '/linked.svg', '/manifold.svg', '/entity.svg'])
      expect([where, await load(`${origin}${where}`)]).toEqual([where, null]);
  });

  test.each(['/silent', '/down', '/hurried'])("is 'retry' when it may load another time: %s", async (where) => {
    expect(await makePhotoLoader([origin])(`${origin}${where}`)).toBe('retry');
  });

  test.each([
    'http://t.me/a.svg',
    'https://t.me:8443/a.svg',
    'https://not-t.me/a.svg',
    'https://169.254.169.254/a',
    'http://127.0.0.1:1/a',
  ])('[SEC-05] is not requested from other hosts: %s', async (address) => expect(await makePhotoLoader([])(address)).toBeNull());
});

const pictureOf = (photo: string | null): Picture => ({
  look: 'classic',
  mode: 'anonymous',
  art: 'ghost',
  title: 'Ask me anything',
  firstName: 'Alice',
  photo,
  link: 'https://t.me/billet_bot/ask?startapp=m38ku3hwxz',
  exchange: null,
});

/** Draws a picture whose photo is at `photo`. */
async function drawn(photo: string | null): Promise<Buffer> {
  return (await makePictures(makePhotoLoader([origin])).draw(pictureOf(photo), 'story')).bytes;
}

/** Counts the green pixels of the photo. Nothing else in the picture has this colour. */
async function greenIn(png: Buffer): Promise<number> {
  const [width, height] = [540, 960];
  const page: Node = { type: 'image', src: 'png', style: { width, height } };
  const pixels = await new Renderer().render(page, { width, height, format: 'raw', images: [{ src: 'png', data: png }] });
  let green = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at] ?? 0) < 20 && (pixels[at + 1] ?? 0) > 235 && (pixels[at + 2] ?? 0) < 20) green += 1;
  return green;
}

test('[VIS-04] draws the photo as a circle, and initials for a broken or missing one', async () => {
  const initials = await drawn(null);
  expect(await greenIn(initials)).toBe(0);
  // The area of a circle of 115 pixels, less than that of a square
  const green = await greenIn(await drawn(`${origin}/whole.svg`));
  expect(green).toBeGreaterThan(9_000);
  expect(green).toBeLessThan(11_500);
  for (const where of ['/broken.png', '/gone']) expect((await drawn(`${origin}${where}`)).equals(initials)).toBe(true);
});

test('[VIS-04] draws initials for a late photo and retries it after a minute', async () => {
  let time = 0;
  const photos = ['retry', Buffer.from(svg)] as const;
  let asked = 0;
  const pictures = makePictures(
    async () => photos[asked++] ?? null,
    () => time,
  );
  const picture = pictureOf('https://t.me/a.svg');
  const draw = () => pictures.draw(picture, 'story');
  const first = await draw();
  expect([first.isWhole, await greenIn(first.bytes)]).toEqual([false, 0]);
  time = 59_000;
  expect([pictures.has(picture, 'story'), (await draw()).bytes]).toEqual([true, first.bytes]);
  time = 60_000;
  expect(pictures.has(picture, 'story')).toBe(false);
  const second = await draw();
  expect([second.isWhole, (await greenIn(second.bytes)) > 9_000, asked]).toEqual([true, true, 2]);
  time = 3_600_000;
  expect(pictures.has(picture, 'story')).toBe(true);
});
