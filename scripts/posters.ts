// npm test -- posters: draws docs/pictures/posters-*.jpg, the sheets with every design of the share pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeFitting } from '../server/src/features/share-image/fit.ts';
import { HEIGHT, WIDTH } from '../server/src/features/share-image/picture.ts';
import { makeRenderer } from '../server/src/features/share-image/renderer.ts';
import { PHOTO, photoOf, type Sample, sheets } from '../server/src/features/share-image/samples.ts';

const renderer = await makeRenderer();
type Renderer = Awaited<ReturnType<typeof makeRenderer>>;
type Node = Awaited<ReturnType<typeof composeFitting>>;

const root = path.resolve(import.meta.dirname, '..');
/** The size of one picture on a sheet, and the gap between two, in pixels. */
const SHOWN = { width: 189, height: 336 };
const GAP = 12;
const CAPTION = 34;
const QUALITY = 66;

async function makeSheet(name: string, samples: readonly Sample[]): Promise<void> {
  // link and answer of one design side by side
  const columns = samples.length > 20 ? 10 : 5;
  const rows = Math.ceil(samples.length / columns);
  const images: { src: string; data: Buffer }[] = [];
  for (const { caption, picture } of samples) images.push({ src: caption, data: await draw(picture, renderer) });
  const width = columns * (SHOWN.width + GAP) + GAP;
  const height = rows * (SHOWN.height + CAPTION + GAP) + GAP;
  const sheet: Node = {
    type: 'container',
    style: { display: 'flex', flexWrap: 'wrap', gap: GAP, padding: GAP, width, height, backgroundColor: '#3b383f' },
    children: samples.map(({ caption }) => cell(caption)),
  };
  const file = path.join(root, 'docs/pictures', `posters-${name}.jpg`);
  const bytes = await renderer.render(sheet, { width, height, format: 'jpeg', quality: QUALITY, images });
  writeFileSync(file, bytes);
  console.log(`${path.relative(root, file)}: ${samples.length} pictures, ${Math.round(bytes.length / 1000)} kB`);
}

const cell = (caption: string): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 6, width: SHOWN.width, height: SHOWN.height + CAPTION },
  children: [
    { type: 'image', src: caption, style: SHOWN },
    { type: 'text', text: caption, style: { fontWeight: 700, fontSize: 13, color: '#ffffff', textAlign: 'center' } },
  ],
});

async function draw(picture: Sample['picture'], drawer: Renderer): Promise<Buffer> {
  const images = [
    { src: picture.art, data: readFileSync(path.join(root, 'shared-ui/art', `${picture.art}-512.webp`)) },
    ...(picture.photo === null ? [] : [{ src: PHOTO, data: photoOf() }]),
  ];
  return drawer.render(await composeFitting(drawer, picture), { width: WIDTH, height: HEIGHT, format: 'png', images });
}

const [only] = process.argv.slice(2);
for (const [name, samples] of Object.entries(sheets)) if (!only || only === name) await makeSheet(name, samples);
