/**
 * Makes `drawings.json.br`. No build runs it: the file is kept beside it.
 *
 *   npm pack @twemoji/svg@15.0.0   (unpack it anywhere outside the project)
 *   node <project>/server/src/features/share-image/emoji/make.mjs <unpacked>/package
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where the emoji lie: node make.mjs <folder of svg files>');

const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const drawings = Object.fromEntries(files.map((file) => [path.parse(file).name, readFileSync(path.join(folder, file), 'utf8')]));
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(path.join(import.meta.dirname, 'drawings.json.br'), brotliCompressSync(JSON.stringify(drawings), { params }));
