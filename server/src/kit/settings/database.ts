import { z } from 'zod';
import { setting } from './setting.ts';
import { poolsSchema } from './shapes.ts';
import { databaseUrl, json, rolePrefix, sealKey, text } from './values.ts';

/** The database, its logins and the seal keys. */
export const database = {
  DATA_DIR: setting(text.optional(), '.data', 'folder of persistent data: the embedded database, and a key generated locally'),
  DATABASE_URL: setting(
    z.union([z.literal('embedded'), databaseUrl]).optional(),
    'an embedded PostgreSQL under DATA_DIR locally; production needs it',
    'PostgreSQL 16 or newer, as the owner of the database, or embedded; may point to a pooler in transaction mode; supports libpq’s sslmode (disable, require, verify-ca, verify-full) and sslrootcert',
  ),
  DATABASE_DIRECT_URL: setting(
    databaseUrl.optional(),
    'DATABASE_URL',
    'direct address of PostgreSQL, as the owner, if DATABASE_URL points to a pooler',
  ),
  DATABASE_INBOX_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the inbox’s login, if the owner may not create roles'),
  DATABASE_APP_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the app’s login, if the owner may not create roles'),
  DATABASE_REVEAL_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the reveal’s login, if the owner may not create roles'),
  DATABASE_PREPARED: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether frequent statements are prepared; off for a pooler in transaction mode without support for them (PgBouncer before 1.21)',
  ),
  DATABASE_ROLES: setting(
    rolePrefix.default('billet'),
    'billet',
    'prefix of the login names; a second installation in the same cluster needs another prefix, and may not change it later',
  ),
  MIGRATE_AT_START: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether a start migrates roles and tables; off: only `npm run migrate -w server` does, and a start before it fails',
  ),
  POOLS: setting(
    json(poolsSchema).default(poolsSchema.parse({})),
    JSON.stringify(poolsSchema.parse({})),
    'JSON: maximum connections of this process by pool, concurrent jobs, and waiting requests of each queue: docs/scaling.md',
  ),
  SEAL_KEY: setting(
    sealKey.optional(),
    'generated under DATA_DIR locally; required in production',
    'at least 32 characters; encrypts senders and payers, and derives the passwords of the logins; without it a database is lost',
  ),
  SEAL_KEY_OLD: setting(sealKey.optional(), 'none', 'the old key, only for `npm run rekey -w server`: docs/running.md'),
};
