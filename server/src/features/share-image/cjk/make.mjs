/**
 * Makes `slices.bin` and `slices.json`. No build runs it: the files are kept beside it.
 *
 *   npm pack @fontsource/noto-sans-sc@5.3.0 @fontsource/noto-sans-kr@5.3.0   (unpack them anywhere outside the project)
 *   node <project>/server/src/features/share-image/cjk/make.mjs <unpacked sc>/package <unpacked kr>/package
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folders = process.argv.slice(2);
if (folders.length !== 2) throw new Error('Say where the faces are: node make.mjs <noto-sans-sc> <noto-sans-kr>');

/** Chinese and Japanese from the first face, Korean from the second. Letters that other faces have are left out. */
const wanted = [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u, /^\p{Script=Hangul}$/u];
/** Punctuation and wide forms that occur only between these letters. */
const isBetween = (code) => (code >= 0x3000 && code <= 0x303f) || (code >= 0x30a0 && code <= 0x30ff) || (code >= 0xff00 && code <= 0xffef);

const rangesIn = (text) =>
  text.split(',').map((part) => {
    const [first, last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)];
  });

const slices = [];
const files = [];
let offset = 0;
for (const [index, folder] of folders.entries()) {
  const css = readFileSync(path.join(folder, '700.css'), 'utf8');
  for (const [, file, ranges] of css.matchAll(/url\(\.\/(files\/[\w-]+-\d+-700-normal\.woff2)\)[^}]*unicode-range:([^;}]+)/g)) {
    const own = [];
    for (const [first, last] of rangesIn(ranges))
      for (let code = first; code <= last; code += 1)
        if (wanted[index].test(String.fromCodePoint(code)) || (index === 0 && isBetween(code))) own.push(code);
    if (own.length === 0) continue;
    const bytes = readFileSync(path.join(folder, file));
    slices.push({ at: offset, size: bytes.length, letters: packed(own) });
    files.push(bytes);
    offset += bytes.length;
  }
}

/** Code points as [first, how many] after the one before. */
function packed(codes) {
  const runs = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[0] + last[1]) last[1] += 1;
    else runs.push([code, 1]);
  }
  return runs.flat();
}

writeFileSync(path.join(import.meta.dirname, 'slices.bin'), Buffer.concat(files));
writeFileSync(path.join(import.meta.dirname, 'slices.json'), `${JSON.stringify(slices)}\n`);
