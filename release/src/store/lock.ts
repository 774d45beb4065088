import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` while no other process, on this machine or another one with the folder mounted, holds the same lock file. SQLite's file lock
 * is used, which the system releases when the process ends for any reason. The file stays, empty.
 * Throws if others hold it for `limit` ms.
 */
export function locked<T>(file: string, work: () => T, limit = 20_000): T {
  const lock = open(file, limit);
  try {
    take(lock, file);
    return work();
  } finally {
    lock.close();
  }
}

function open(file: string, limit: number): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: limit });
  } catch (error) {
    throw new Error(`${file} can't be opened for writing: ${error instanceof Error ? error.message : error}`);
  }
}

function take(lock: DatabaseSync, file: string): void {
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const isBusy = error instanceof Error && /database is locked/.test(error.message);
    throw isBusy ? new Error(`Another command is writing beside ${file} and does not finish; try again later`) : error;
  }
}
