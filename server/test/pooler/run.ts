// npm test -- pooler: runs the roles as processes with a PgBouncer in transaction mode.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBotApi } from '../bot-api.ts';
import { makeCluster } from '../faults/cluster.ts';
import { startDatabaseProxy } from '../faults/database-proxy.ts';
import { runChecks } from './checks.ts';
import { findPgBouncer, startPgBouncer, versionOf } from './pgbouncer.ts';

const file = findPgBouncer();
if (file === null) {
  console.error('billet: no PgBouncer here: install one (Debian: apt-get install pgbouncer)');
  process.exit(1);
}
const version = versionOf(file);
console.log(`billet: ${version} before the embedded PostgreSQL, in transaction mode`);
const folder = mkdtempSync(path.join(tmpdir(), 'billet-pooler-'));
const [botApi, cluster] = [await startBotApi(), await makeCluster()];
const databaseProxy = await startDatabaseProxy(cluster.socket);
try {
  const { user, password, database } = cluster.login;
  const address = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const environment = {
    version,
    botApi,
    sql: cluster.sql,
    pooler: (userlist: string) => startPgBouncer(file, { name: database, port: databaseProxy.port }, userlist),
    variables: (port: number) => ({
      BILLET_ENV: 'local',
      DATA_DIR: folder,
      SEAL_KEY: 'a key of the proof, which is long enough',
      BOT_API_ROOT: botApi.root,
      DATABASE_URL: address(port),
      DATABASE_DIRECT_URL: address(databaseProxy.port),
    }),
  };
  for await (const line of runChecks(environment)) console.log(`ok   ${line}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await databaseProxy.close();
  await cluster.close();
  await botApi.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
