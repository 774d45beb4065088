import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { composePage } from './compose-page.ts';
import { createOnce, replaceFile } from './files.ts';
import type { Release } from './schema.ts';
import { writeCatalogues } from './texts.ts';

/** The release that a folder serves now; null before the first one. */
export function readRelease(folder: string): Release | null {
  const file = path.join(folder, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : null;
}

/**
 * Makes `next` the release that is served: history first, then its texts, the pointer, and the page that carries it.
 * Refuses when another release came in between, or a file that it names is missing.
 */
export function moveTo(folder: string, next: Release): void {
  const current = readRelease(folder);
  if ((current?.n ?? 0) + 1 !== next.n)
    throw new Error(`Release ${next.n} does not follow ${current?.n ?? 'nothing'}: another one came in between`);
  for (const { active } of Object.values(next.remotes)) {
    const missing = Object.keys(active.integrity).find((file) => !existsSync(path.join(folder, file)));
    if (missing) throw new Error(`${missing} is missing, release ${next.n} would name it`);
  }
  const text = `${JSON.stringify(next, null, 2)}\n`;
  const page = composePage(folder, next);
  createOnce(path.join(folder, 'releases', `${next.n}.json`), Buffer.from(text));
  writeCatalogues(folder, next);
  replaceFile(path.join(folder, 'release.json'), text);
  // The server writes the configuration into the page, so compressed copies of it would never be served.
  replaceFile(path.join(folder, 'index.html'), page, false);
}
