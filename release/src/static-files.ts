import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inParallel } from './in-parallel.ts';
import type { Store } from './store/store.ts';

/** Folders that are served unchanged, by the name they are served under. */
export type StaticFolders = Readonly<Record<string, string>>;

/** The folders of the project at `root`. */
export const projectStaticFolders = (root: string): StaticFolders => ({
  art: path.join(root, 'shared-ui/art'),
  fonts: path.join(root, 'shared-i18n/fonts'),
});

const served = /\.(jpg|webp|svg|woff2|txt)$/;

/** Copies art and fonts to where they are served. They keep their names and belong to no version. */
export async function copyStaticFiles(store: Store, folders: StaticFolders): Promise<void> {
  const files = Object.entries(folders).flatMap(([name, source]) =>
    filesIn(source).map((file) => ({ name: `${name}/${file}`, from: path.join(source, file) })),
  );
  await inParallel(files, async ({ name, from }) => {
    const content = readFileSync(from);
    const stored = await store.read(name);
    if (!stored || !content.equals(stored.content)) await store.swap(name, content, stored?.etag ?? null);
  });
}

function filesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile() && served.test(entry.name)).map(({ name }) => name);
}
