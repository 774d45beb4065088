import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|ftl|json|html)$/;

/**
 * Writes a file that is never changed afterwards, with compressed copies beside it. The whole file appears at once under
 * its name; a file that is there already must have the same content.
 */
export function createOnce(file: string, content: Uint8Array): void {
  if (existsSync(file)) {
    if (!readFileSync(file).equals(content)) throw new Error(`${file} was released before with other content`);
  } else {
    appear(file, content);
  }
  for (const [suffix, copy] of compressedCopies(file, content)) {
    if (!existsSync(file + suffix)) appear(file + suffix, copy());
  }
}

/** Replaces a file in one step: a reader sees the old one or the new one. Compressed copies follow. */
export function replaceFile(file: string, content: string | Uint8Array, isCompressed = true): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const copies = isCompressed ? compressedCopies(file, bytes).map(([suffix, copy]) => [suffix, copy()] as const) : [];
  for (const [suffix] of copies) rmSync(file + suffix, { force: true });
  put(file, bytes, renameSync);
  for (const [suffix, copy] of copies) put(file + suffix, copy, renameSync);
}

/** A file as it goes over the wire. */
export function brotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

function compressedCopies(file: string, content: Uint8Array): [string, () => Uint8Array][] {
  if (!compressible.test(file) || content.length < 512) return [];
  return [
    ['.br', () => brotli(content)],
    ['.gz', () => gzipSync(content, { level: 9 })],
  ];
}

/** `link` refuses a name that exists, so of two writers one wins and neither leaves half a file. */
function appear(file: string, content: Uint8Array): void {
  put(file, content, (from, to) => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (!existsSync(to)) throw error;
    }
    rmSync(from);
  });
}

function put(file: string, content: Uint8Array, move: (from: string, to: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const passing = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  writeFileSync(passing, content);
  move(passing, file);
}
