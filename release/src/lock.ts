import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs `work` while no other process releases into the same folder; waits up to `limit` ms for its turn. */
export async function locked<T>(folder: string, work: () => T | Promise<T>, limit = 20_000): Promise<T> {
  const lock = path.join(folder, '.lock');
  mkdirSync(folder, { recursive: true });
  const end = Date.now() + limit;
  while (!taken(lock)) {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else if (Date.now() > end) throw new Error(`Another release is under way in ${folder}; remove ${lock} if that is not so`);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** True when the process that holds the lock is gone. */
function isAbandoned(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
