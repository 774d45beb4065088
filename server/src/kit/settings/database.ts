import { z } from 'zod';
import { setting } from './setting.ts';
import { poolsSchema } from './shapes.ts';
import { databaseUrl, json, rolePrefix, sealKey, text } from './values.ts';

/** The database, its logins and the seal keys. */
export const database = {
  DATA_DIR: setting(text.optional(), '.data', 'what must survive a restart: the embedded database, and a key made locally'),
  DATABASE_URL: setting(
    z.union([z.literal('embedded'), databaseUrl]).optional(),
    'an embedded PostgreSQL under DATA_DIR locally; production needs it',
    'PostgreSQL 16 or newer, as its owner, or embedded; it may lead through a pooler that gives a connection for one transaction; sslmode (disable, require, verify-ca, verify-full) and sslrootcert are libpq’s',
  ),
  DATABASE_DIRECT_URL: setting(
    databaseUrl.optional(),
    'DATABASE_URL',
    'where DATABASE_URL leads through a pooler: PostgreSQL itself, as its owner, for what keeps a session: news, locks, migrations and the job queue',
  ),
  DATABASE_INBOX_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the inbox’s login, where the owner may not create roles'),
  DATABASE_APP_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the app’s login, where the owner may not create roles'),
  DATABASE_REVEAL_URL: setting(
    databaseUrl.optional(),
    'made from DATABASE_URL',
    'the reveal’s login, where the owner may not create roles',
  ),
  DATABASE_PREPARED: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether frequent statements are prepared, which saves planning them; behind a pooler that hands out connections by transaction it must keep them (PgBouncer from 1.21 on with max_prepared_statements), else off',
  ),
  DATABASE_ROLES: setting(
    rolePrefix.default('billet'),
    'billet',
    'what the names of the logins begin with (billet_app, billet_inbox, billet_reveal, billet_sealer): roles belong to a whole cluster, so a second installation in it takes a word of its own, and keeps it',
  ),
  MIGRATE_AT_START: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether a start brings roles and tables up to date; off: only `npm run migrate -w server` does, and a start before it is refused',
  ),
  POOLS: setting(
    json(poolsSchema).default(poolsSchema.parse({})),
    JSON.stringify(poolsSchema.parse({})),
    'JSON: the most connections of this process by login, and how many jobs it does at once; what isn’t named keeps its default: docs/scaling.md adds them up',
  ),
  SEAL_KEY: setting(
    sealKey.optional(),
    'made and kept under DATA_DIR locally; production needs it',
    'at least 32 characters; seals who sends and who pays, and keys the logins of the database: a database is lost without its own',
  ),
  SEAL_KEY_OLD: setting(
    sealKey.optional(),
    'none',
    'the key to replace, for `npm run rekey -w server` alone, which seals everything anew with SEAL_KEY: docs/rekey.md',
  ),
};
