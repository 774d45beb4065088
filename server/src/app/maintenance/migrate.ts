// npm run migrate -w server: migrates a database when starts do not (MIGRATE_AT_START=off).
import { runMigrations } from 'graphile-worker';
import { checkInstallation } from '../../kit/db/installation.ts';
import { roleNames } from '../../kit/db/logins.ts';
import { reachDatabase } from '../../kit/db/open.ts';
import { pendingMigrations, prepareDatabase } from '../../kit/db/prepare-database.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { makeLog } from '../../kit/log.ts';
import { openQueuePool } from '../jobs/queue-pool.ts';
import { command } from './command.ts';

await command(async (config) => {
  const { db, connect } = await reachDatabase(config);
  try {
    await checkInstallation(sqlOn(db.direct), config);
    const lacking = await pendingMigrations(sqlOn(db.direct));
    const left = await prepareDatabase(db.direct, { connect, secret: config.sealKey, names: roleNames(config.database.rolePrefix) });
    const pgPool = openQueuePool({ db, log: makeLog(config) }, 1);
    await runMigrations({ pgPool }).finally(() => pgPool.end());
    return [...lacking, `the database is up to date; ${lacking.length} migrations ran`, ...(left === null ? [] : [left])];
  } finally {
    await db.close();
  }
});
