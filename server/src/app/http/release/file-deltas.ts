import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deltaOf, dictionaryHash, lastFew } from './deltas.ts';

/** A script or a style whose name has its content's hash: what stands before that, and its ending. */
const NAMED_BY_CONTENT = /^([\w@./-]+)\.[0-9a-f]{10}(\.(?:js|css))$/;

const parts = (name: string) => {
  const [, stem, ending] = NAMED_BY_CONTENT.exec(name) ?? [];
  return stem && ending ? { stem, ending } : null;
};

/** Which files a browser may build on this one: those that differ in their hash alone; null for one that never changes so. */
export function dictionaryFor(name: string): string | null {
  const named = parts(name);
  return named && `match="/${named.stem}.*${named.ending}"`;
}

const hashOf = lastFew<string>(500);
const deltaBetween = lastFew<Buffer>(100);

/** A file as the changes to another version of it that lies beside it; null where none has that hash. Names never change their content. */
export async function fileDelta(root: string, name: string, known: string): Promise<Buffer | null> {
  const named = parts(name);
  if (!named) return null;
  const folder = path.posix.dirname(name);
  const beside = (await readdir(path.join(root, folder))).map((file) => `${folder}/${file}`);
  for (const other of beside) {
    const { stem, ending } = parts(other) ?? {};
    if (stem !== named.stem || ending !== named.ending) continue;
    const file = path.join(root, other);
    // what is called so and can't be read, or has just gone, is none
    const hash = await hashOf(file, async () => dictionaryHash(await readFile(file))).catch(() => null);
    if (hash !== known) continue;
    return deltaBetween(`${file} ${path.join(root, name)}`, async () =>
      deltaOf(await readFile(path.join(root, name)), await readFile(file)),
    );
  }
  return null;
}
