/**
 * Draws preview.jpg, the picture in previews of links to the app.
 *
 *   node shared-ui/art/preview.mjs
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const SIZE = { width: 1200, height: 630 };
const fileUrl = (name) => pathToFileURL(join(import.meta.dirname, name)).href;
const pictures = [
  ['ghost', 'width:430px;left:650px;top:92px'],
  ['heart', 'width:150px;left:585px;top:410px;rotate:-12deg'],
  ['envelope', 'width:165px;left:985px;top:415px;rotate:10deg'],
  ['tulip', 'width:115px;left:1035px;top:66px;rotate:14deg'],
];
const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Unbounded; font-weight: 700; src: url(${fileUrl('../../shared-i18n/fonts/unbounded-latin-700.woff2')}) }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; color: #2b1238; font: 700 120px/1.1 Unbounded;
  background: radial-gradient(900px 700px at 78% 30%, #ffd3e4, transparent 70%), radial-gradient(700px 600px at 10% 100%, #e6dcff, transparent 70%), #fff6fa }
h1 { position: absolute; inset: 225px auto auto 90px; margin: 0; font-size: inherit; letter-spacing: -2px }
h1::after { content: ''; display: block; margin-top: 22px; width: 180px; height: 14px; border-radius: 7px; background: linear-gradient(90deg, #ff4f8b, #9b5cff) }
img { position: absolute }
</style><h1>Billet</h1>${pictures.map(([name, style]) => `<img src="${fileUrl(`${name}-512.webp`)}" style="${style}">`).join('')}`;

const folder = await mkdtemp(join(tmpdir(), 'billet-preview-'));
const page = join(folder, 'preview.html');
await writeFile(page, html);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const tab = await browser.newPage({ viewport: SIZE });
await tab.goto(pathToFileURL(page).href);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: join(import.meta.dirname, 'preview.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
await rm(folder, { recursive: true });
