import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inParallel } from './in-parallel.ts';
import type { Store } from './store/store.ts';

/** Folders that are served unchanged, by the name they are served under. */
export type Plain = Readonly<Record<string, string>>;

/** The folders of the project at `root`. */
export const plainFolders = (root: string): Plain => ({
  art: path.join(root, 'shared-ui/art'),
  fonts: path.join(root, 'shared-i18n/fonts'),
});

const served = /\.(jpg|webp|svg|woff2|txt)$/;

/** Copies art and fonts to where they are served. They keep their names and belong to no version. */
export async function copyPlain(store: Store, plain: Plain): Promise<void> {
  const files = Object.entries(plain).flatMap(([name, source]) =>
    filesIn(source).map((file) => ({ name: `${name}/${file}`, from: path.join(source, file) })),
  );
  await inParallel(files, async ({ name, from }) => {
    const content = readFileSync(from);
    const there = await store.read(name);
    if (!there || !content.equals(there.content)) await store.swap(name, content, there?.etag ?? null);
  });
}

function filesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile() && served.test(entry.name)).map(({ name }) => name);
}
