// npm run prove-kit: runs what `deploy` has as ordinary processes (the image's files, nginx, PgBouncer, PostgreSQL) and plays docs/running.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBotApi } from '../server/test/bot-api.ts';
import { layCable } from '../server/test/faults/cable.ts';
import { startArchived } from '../server/test/kit/archived.ts';
import { findPgBouncer, startPgBouncer, versionOf } from '../server/test/pooler/pgbouncer.ts';
import { layImage, MOST, weighImage } from './kit/image.ts';
import { proveBackup } from './kit/prove-backup.ts';
import { proveRunning } from './kit/prove-running.ts';
import { proveUnits } from './kit/units.ts';
import { findNginx } from './serving/nginx-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'billet-kit-'));
const say = (line: string) => console.log(`ok   ${line}`);
const undo: (() => Promise<unknown>)[] = [];
const later = <T extends { close(): Promise<unknown> }>(part: T): T => {
  undo.push(() => part.close());
  return part;
};

async function run(): Promise<void> {
  findNginx();
  const pooler = findPgBouncer();
  if (pooler === null) throw new Error('no PgBouncer here: install one (Debian: apt-get install pgbouncer)');
  for (const line of proveUnits()) say(line);
  const image = path.join(folder, 'image');
  layImage(image);
  const size = weighImage(image);
  if (size > MOST) throw new Error(`the image would have ${Math.round(size / 1e6)} MB`);
  say(`the files of deploy/Dockerfile, laid into a folder: the image has ${Math.round(size / 1e6)} MB unpacked`);
  const botApi = later(await startBotApi());
  const database = later(await startArchived(path.join(folder, 'postgres')));
  const cable = later(await layCable(path.join(database.embedded.socketFolder, '.s.PGSQL.5432')));
  const place = {
    folder,
    image,
    botApi,
    database,
    port: cable.port,
    version: versionOf(pooler),
    startPooler: (userlist: string) => startPgBouncer(pooler, { name: 'billet', port: cable.port }, userlist),
  };
  for await (const line of proveRunning(place)) say(line);
  for await (const line of proveBackup(place)) say(line);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  for (const each of undo.toReversed()) await each().catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
