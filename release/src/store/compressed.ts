import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|ftl|json|html)$/;
/** The server writes the configuration into this file, so a compressed copy would never be served. */
const neverServedAsItIs = new Set(['index.html']);

/** The strongest compression of brotli, and the slowest. */
export const BEST_QUALITY = constants.BROTLI_MAX_QUALITY;

/** Compresses a file for transfer. `quality` is brotli's, from 0 to 11. */
export function brotli(content: Uint8Array, quality: number = BEST_QUALITY): Uint8Array {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/** The compressed copies of a file, by the suffix of their names. */
export function compressedCopies(
  name: string,
  content: Uint8Array,
  quality: number,
): readonly (readonly [suffix: string, copy: () => Uint8Array])[] {
  if (!compressible.test(name) || neverServedAsItIs.has(name) || content.length < 512) return [];
  return [
    ['.br', () => brotli(content, quality)],
    ['.gz', () => gzipSync(content, { level: 9 })],
  ];
}

/** Whether a compressed copy, by the suffix of its name, has exactly this content. */
export function isCopyOf(suffix: string, copy: Uint8Array, content: Uint8Array): boolean {
  try {
    return (suffix === '.br' ? brotliDecompressSync(copy) : gunzipSync(copy)).equals(content);
  } catch {
    return false;
  }
}
