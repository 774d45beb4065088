import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../src/kit/config.ts';
import { freePort } from '../free-port.ts';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

export interface PgBouncer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The path of an installed PgBouncer, or null. */
export function findPgBouncer(): string | null {
  return places.find((place) => existsSync(place)) ?? null;
}

export function versionOf(file: string): string {
  return execFileSync(file, ['--version'], { encoding: 'utf8' }).split('\n')[0] ?? '';
}

/** Starts PgBouncer with `deploy/pgbouncer.ini` in front of PostgreSQL. `userlist`: the logins, as `npm run roles` prints them. */
export async function startPgBouncer(file: string, database: { name: string; port: number }, userlist: string): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-pgbouncer-'));
  const port = await freePort();
  const list = path.join(folder, 'userlist.txt');
  const kit = readFileSync(path.join(ROOT, 'deploy/pgbouncer.ini'), 'utf8')
    .replace(/^billet = .*$/m, `${database.name} = host=127.0.0.1 port=${database.port} dbname=${database.name}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${list}`);
  writeFileSync(list, userlist, { mode: 0o600 });
  writeFileSync(path.join(folder, 'pgbouncer.ini'), kit);
  const child = spawn(file, [...asNobody(folder), path.join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  await listening(child);
  return {
    port,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root. */
function asNobody(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  for (const name of ['', 'userlist.txt', 'pgbouncer.ini']) chownSync(path.join(folder, name), id('-u'), id('-g'));
  chmodSync(folder, 0o700);
  return ['-u', 'nobody'];
}

function listening(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer did not start: ${output.trim()}`)));
  });
}
