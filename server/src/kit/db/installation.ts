import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { decrypt, encrypt, keyFor } from '../seal/encrypt.ts';
import { keyedHash } from '../seal/keyed-hash.ts';
import { StartError } from '../start-error.ts';
import type { Sql } from './sql-on.ts';

type Settings = Pick<Config, 'botToken' | 'sealKey'>;

export const keyMark = (sealKey: string): Buffer => keyedHash(sealKey, 'the key of this installation');
export const sealHashKey = (sealKey: string, hashKey: string): Buffer => encrypt(keyFor(sealKey, 'the secret of keyed hashes'), hashKey);
export const openHashKey = (sealKey: string, sealed: Uint8Array): string => decrypt(keyFor(sealKey, 'the secret of keyed hashes'), sealed);

const botIdOf = ({ botToken }: Pick<Settings, 'botToken'>) => Number(botToken.split(':')[0]);

/**
 * Checks that this database accepts writes and belongs to this installation, by bot and key. It only reads, so that a start with a wrong
 * setting changes nothing. Throws StartError that names the setting.
 */
export async function checkInstallation(owner: Sql, settings: Settings): Promise<void> {
  const [state] = await owner<{ is_read_only: boolean; is_ours: boolean; is_bound: boolean; name: string; others: number }[]>`
    SELECT current_setting('transaction_read_only')::boolean AS is_read_only, to_regclass('public.billet_migrations') IS NOT NULL AS is_ours,
      to_regclass('billet.installation') IS NOT NULL AS is_bound, current_database() AS name,
      (SELECT count(*)::int FROM pg_catalog.pg_tables t WHERE t.schemaname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker')
        AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d JOIN pg_catalog.pg_class c ON c.oid = d.objid
          WHERE d.classid = 'pg_class'::regclass AND d.deptype = 'e' AND c.relname = t.tablename AND c.relnamespace = t.schemaname::regnamespace)) AS others`;
  if (!state) return;
  if (state.is_read_only)
    throw new StartError('DATABASE_URL: the database is read-only (a standby, or default_transaction_read_only); set it to the primary');
  if (!state.is_ours && state.others > 0)
    throw new StartError(
      `DATABASE_URL: the database ${state.name} belongs to another program: it has ${state.others} tables and none of Billet's; set it to an empty database`,
    );
  if (!state.is_bound) return;
  const [bound] = await owner<Bound[]>`SELECT * FROM billet.installation`;
  if (bound) checkBound(settings, bound);
}

interface Bound {
  readonly bot_id: string;
  readonly key_mark: Buffer;
  readonly hash_key: Buffer;
  readonly next_key_mark: Buffer | null;
}

function checkBound(settings: Settings, bound: Bound): void {
  checkBot(settings, bound);
  checkMark(settings, bound);
}

const UNFINISHED = 'SEAL_KEY: a change of the key is unfinished; run npm run rekey -w server again, with the same two keys as before';

function checkBot(settings: Settings, { bot_id: bound }: Bound): void {
  const botId = botIdOf(settings);
  // the bot's payments would be imported into this database
  if (Number(bound) !== botId)
    throw new StartError(
      `BOT_TOKEN: it is the token of bot ${botId}, and this database belongs to bot ${bound}; set that bot's token, or use a separate database`,
    );
}

function checkMark({ sealKey }: Settings, { key_mark: mark, next_key_mark: next }: Bound): void {
  if (next) throw new StartError(UNFINISHED);
  if (!keyMark(sealKey).equals(mark))
    throw new StartError(
      'SEAL_KEY: this database is sealed with another key; start it with that one, or change the key by npm run rekey -w server',
    );
}

/**
 * Binds a database to the first bot and key that it is started with, and returns the secret of its keyed hashes, which is random. Call it
 * after the migrations and `checkInstallation`.
 */
export async function bindInstallation(owner: Sql, settings: Settings): Promise<string> {
  const { sealKey } = settings;
  const fresh = sealHashKey(sealKey, randomBytes(32).toString('base64url'));
  await owner`
    INSERT INTO billet.installation (bot_id, key_mark, hash_key) VALUES (${botIdOf(settings)}, ${keyMark(sealKey)}, ${fresh})
    ON CONFLICT (is_only) DO NOTHING`;
  const [bound] = await owner<Bound[]>`SELECT * FROM billet.installation`;
  if (!bound) throw new Error('billet.installation has no row');
  checkBound(settings, bound);
  return openHashKey(sealKey, bound.hash_key);
}
