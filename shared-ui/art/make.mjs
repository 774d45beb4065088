/**
 * Generates the pictures in this folder. Not part of a build: the pictures are committed, and the recipes rarely change.
 *
 *   npm pack @lobehub/fluent-emoji-modern@1.0.0   (22 MB; unpack it anywhere outside the project)
 *   npm install sharp                             (in a folder outside the project; run the next line there)
 *   node <project>/shared-ui/art/make.mjs <unpacked>/package/assets [id …]
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { recipes } from './recipes.mjs';

const SIDE = 1024;
const WIDTHS = [256, 512];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
// the sources have a view box of 32 units, and 72 dpi render one unit as one pixel
const DENSITY = (72 * SIDE) / 32;

const sharp = createRequire(join(process.cwd(), 'here.js'))('sharp');
const [assets, ...wanted] = process.argv.slice(2);
if (assets === undefined) throw new Error('Say where the emoji lie: node make.mjs <folder of svg files> [id …]');

/** Renders one layer as a picture of SIDE pixels. */
async function drawLayer({ emoji, x = 0, y = 0, size = 1, turn = 0, isFlipped = false, hue = 0, saturation = 1, brightness = 1 }) {
  const pixels = Math.round(size * SIDE);
  const upright = await sharp(join(assets, `${emoji}.svg`), { density: DENSITY })
    .resize(pixels, pixels, { fit: 'contain', background: CLEAR })
    .flop(isFlipped)
    .modulate({ hue, saturation, brightness })
    .png()
    .toBuffer();
  const turned = await sharp(upright).rotate(turn, { background: CLEAR }).png().toBuffer({ resolveWithObject: true });
  const grown = Math.round((turned.info.width - pixels) / 2);
  const left = Math.round(x * SIDE) - grown;
  const top = Math.round(y * SIDE) - grown;
  // crop what exceeds an edge: sharp cannot composite outside the picture
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(turned.info.width - cut.left, SIDE - Math.max(0, left));
  const height = Math.min(turned.info.height - cut.top, SIDE - Math.max(0, top));
  const input = await sharp(turned.data)
    .extract({ ...cut, width, height })
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

for (const [id, recipe] of Object.entries(recipes)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const layers = await Promise.all((typeof recipe === 'string' ? [{ emoji: recipe }] : recipe).map(drawLayer));
  const picture = await sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: CLEAR } })
    .composite(layers)
    .png()
    .toBuffer();
  for (const width of WIDTHS) {
    await sharp(picture)
      .resize(width, width)
      .webp({ quality: 86, alphaQuality: 90, effort: 6 })
      .toFile(join(import.meta.dirname, `${id}-${width}.webp`));
  }
}
