import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folders } from './folders.ts';

/** Stops a PostgreSQL that a killed server left running, and removes its stale files. */
export async function clearLeftover({ cluster, run }: Folders): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    if (commandOf(pid).includes(cluster)) await stopAndWait(pid, cluster);
    rmSync(pidFile, { force: true });
  }
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(path.join(run, name), { force: true });
}

async function stopAndWait(pid: number, cluster: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && commandOf(pid).includes(cluster); attempt++) {
    // fast shutdown first; immediate shutdown if that hangs, with crash recovery at the next start
    if (attempt === 0 || attempt === 60) signal(pid, attempt === 0 ? 'SIGINT' : 'SIGQUIT');
    await sleep(50);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // the process has already ended
  }
}

/** Empty for a process that has ended or is a zombie; a reused id has another command. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
