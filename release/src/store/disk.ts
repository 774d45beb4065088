import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The disk operations of a folder store, one per function. Tests count them and kill the process between them. */
export interface Disk {
  write(file: string, content: Uint8Array): void;
  /** Gives a file a second name; false if that name exists. */
  link(from: string, to: string): boolean;
  rename(from: string, to: string): void;
  remove(file: string): void;
  makeFolder(folder: string): void;
}

export const disk: Disk = {
  write: (file, content) => writeFileSync(file, content, { flush: true }),
  link(from, to) {
    try {
      linkSync(from, to);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  },
  rename: renameSync,
  remove: (file) => rmSync(file, { force: true }),
  makeFolder: (folder) => void mkdirSync(folder, { recursive: true }),
};
