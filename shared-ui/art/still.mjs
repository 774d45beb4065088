/**
 * Takes a still picture of the mascot (src/mascot) from a gallery, for screens that render without its code.
 *
 *   npm run dev -w remote-inbox
 *   node shared-ui/art/still.mjs oops 'http://localhost:3002/gallery?state=inbox/failed&mode=valentine'
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

const WIDTHS = [256, 512];
const [id, page] = process.argv.slice(2);
if (page === undefined) throw new Error('Usage: node still.mjs <id> <address of the page>');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const tab = await browser.newPage({ reducedMotion: 'reduce' });
await tab.goto(page);
await tab.locator('svg[fill^="url(#"]').first().waitFor();

/** Renders the mascot with its computed styles as a picture of `width` pixels. */
const pictureOf = async (width) => {
  const svg = document.querySelector('svg[fill^="url(#"]');
  const copy = svg.cloneNode(true);
  const names = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'stop-color'];
  const parts = svg.querySelectorAll('*');
  for (const [place, part] of copy.querySelectorAll('*').entries()) {
    const look = getComputedStyle(parts[place]);
    for (const name of names) part.style.setProperty(name, look.getPropertyValue(name).replace(/url\("[^"]*#(.+?)"\)/, 'url(#$1)'));
  }
  for (const side of ['width', 'height']) copy.setAttribute(side, String(width));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
  canvas.getContext('2d').drawImage(image, 0, 0, width, width);
  return canvas.toDataURL('image/webp', 0.92);
};
for (const width of WIDTHS) {
  const picture = await tab.evaluate(pictureOf, width);
  await writeFile(join(import.meta.dirname, `${id}-${width}.webp`), Buffer.from(picture.split(',')[1], 'base64'));
}
await browser.close();
