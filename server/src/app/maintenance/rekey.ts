// npm run rekey -w server: replaces SEAL_KEY. SEAL_KEY_OLD contains the old key; no other process of Billet may run.

import { roleNames } from '../../kit/db/logins.ts';
import { reachDatabase } from '../../kit/db/open.ts';
import { pendingMigrations } from '../../kit/db/prepare-database.ts';
import { ensureRoles, requireOwnLogins } from '../../kit/db/roles.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { StartError } from '../../kit/start-error.ts';
import { command } from './command.ts';
import { reseal } from './reseal.ts';

await command(async (config) => {
  const { oldSealKey, sealKey, database } = config;
  if (oldSealKey === null)
    throw new StartError('SEAL_KEY_OLD is missing; set it to the key that this database has, and SEAL_KEY to the new one');
  if (oldSealKey === sealKey) throw new StartError('SEAL_KEY_OLD: it is the same as SEAL_KEY; set SEAL_KEY to the new key');
  const { db, connect } = await reachDatabase(config);
  try {
    const { length } = await pendingMigrations(sqlOn(db.direct));
    if (length > 0)
      throw new StartError(`rekey: the database lacks ${length} migrations; run npm run migrate -w server with the old key first`);
    const names = roleNames(database.rolePrefix);
    await requireOwnLogins(sqlOn(db.direct), names);
    await reseal(db.direct, names, { old: oldSealKey, next: sealKey }, (line) => console.log(line));
    await ensureRoles(sqlOn(db.direct), { names, secret: sealKey, connect });
    return [];
  } finally {
    await db.close();
  }
});
