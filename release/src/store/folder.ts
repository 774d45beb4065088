import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { BEST_QUALITY, compressedCopies, isCopyOf } from './compressed.ts';
import { type Disk, disk as realDisk } from './disk.ts';
import { locked } from './lock.ts';
import type { Store, Stored } from './store.ts';

/** Hidden folder for files that are written before they get their names; the lock file is hidden too. */
const TEMPORARY = '.passing';
const LOCK = '.lock.sqlite';
const COPY = /\.(br|gz)$/;
const DAY = 24 * 60 * 60 * 1000;

/** A store in a local or mounted folder, with compressed copies next to the files. `quality` is that of their brotli, from 0 to 11. */
export function folderStore(folder: string, disk: Disk = realDisk, quality: number = BEST_QUALITY): Store {
  const at = (name: string) => path.join(folder, name);
  const etagAt = (name: string) => read(at(name))?.etag ?? null;

  /** Writes a complete file under a temporary name and returns its path. Deletes it if the disk is full. */
  function writeTemporary(content: Uint8Array): string {
    const temporary = path.join(folder, TEMPORARY, randomUUID());
    disk.makeFolder(path.dirname(temporary));
    try {
      disk.write(temporary, content);
    } catch (error) {
      disk.remove(temporary);
      throw error;
    }
    return temporary;
  }

  /** The same for several contents: all of them, or none. */
  function writeAllTemporary(contents: readonly (() => Uint8Array)[]): readonly string[] {
    const written: string[] = [];
    try {
      for (const content of contents) written.push(writeTemporary(content()));
    } catch (error) {
      for (const file of written) disk.remove(file);
      throw error;
    }
    return written;
  }

  function createFile(file: string, content: Uint8Array): boolean {
    const temporary = writeTemporary(content);
    disk.makeFolder(path.dirname(file));
    const isNew = disk.link(temporary, file);
    disk.remove(temporary);
    return isNew;
  }

  /** A compressed copy must never belong to another content: it is deleted before its file changes, and written afterwards. */
  function replace(name: string, content: Uint8Array): void {
    const forms = [['', () => content] as const, ...compressedCopies(name, content, quality)];
    const written = writeAllTemporary(forms.map(([, form]) => form));
    disk.makeFolder(path.dirname(at(name)));
    for (const suffix of ['.br', '.gz']) if (existsSync(at(name) + suffix)) disk.remove(at(name) + suffix);
    for (const [index, from] of written.entries()) disk.rename(from, at(name) + (forms[index]?.[0] ?? ''));
  }

  /** The copies of a file that are missing, or have other content. */
  function badCopies(name: string, content: Uint8Array) {
    return compressedCopies(name, content, quality).filter(([suffix]) => {
      const copy = read(at(name) + suffix);
      return !copy || !isCopyOf(suffix, copy.content, content);
    });
  }

  function repairCopies(name: string, content: Uint8Array): void {
    for (const [suffix, copy] of badCopies(name, content)) disk.rename(writeTemporary(copy()), at(name) + suffix);
  }

  /** Deletes temporary files of killed commands. A running command renames its files long before. */
  function deleteOldTemporaryFiles(): void {
    for (const name of existsSync(at(TEMPORARY)) ? readdirSync(at(TEMPORARY)) : []) {
      const file = path.join(at(TEMPORARY), name);
      const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (written < Date.now() - DAY) disk.remove(file);
    }
  }

  return {
    place: folder,
    read: async (name) => read(at(name)),
    async revision(name) {
      const facts = statSync(at(name), { bigint: true, throwIfNoEntry: false });
      return facts ? `${facts.mtimeNs}-${facts.size}-${facts.ino}` : null;
    },
    async create(name, content) {
      const isNew = !existsSync(at(name)) && createFile(at(name), content);
      if (isNew || read(at(name))?.etag === etagOf(content)) repairCopies(name, content);
      return isNew;
    },
    async swap(name, content, etag) {
      disk.makeFolder(folder);
      return locked(at(LOCK), () => {
        const current = etagAt(name);
        if (current !== etag) return false;
        if (current === etagOf(content)) repairCopies(name, content);
        else replace(name, content);
        deleteOldTemporaryFiles();
        return true;
      });
    },
    list: async (prefix) =>
      filesIn(folder)
        .filter((name) => name.startsWith(prefix) && !COPY.test(name))
        .flatMap((name) => {
          // a gc of another command may have deleted it
          const facts = statSync(at(name), { throwIfNoEntry: false });
          return facts ? [{ name, changedAt: facts.mtime }] : [];
        }),
    faultsBeside: async (name, content) =>
      badCopies(name, content).map(([suffix]) => `${name}${suffix} is missing or isn't a copy of ${name}`),
    async remove(name) {
      for (const suffix of ['.br', '.gz', '']) disk.remove(at(name) + suffix);
    },
  };
}

const etagOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

function read(file: string): Stored | null {
  try {
    const content = readFileSync(file);
    return { content, etag: etagOf(content) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Names of all files below, with slashes. Hidden files are not part of the deployment. A folder may be a link to another one. A folder that
 * shows the same files twice is rejected, since deleting one of them would delete both.
 */
function filesIn(folder: string, below = '', seen = new Set<string>()): string[] {
  const full = path.join(folder, below);
  if (!existsSync(full)) return [];
  const real = realpathSync(full);
  if (seen.has(real)) throw new Error(`${below.slice(0, -1)} in ${folder} is a link to a folder that it has already; remove that link`);
  seen.add(real);
  return readdirSync(full)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (isFolder(path.join(full, name)) ? filesIn(folder, `${below}${name}/`, seen) : [below + name]));
}

const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
