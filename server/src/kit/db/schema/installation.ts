import { bigint, boolean, customType } from 'drizzle-orm/pg-core';
import { billet } from './people.ts';

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea', fromDriver: (value) => Buffer.from(value) });

/** One row: the bot that this database belongs to, and its keys. See `kit/db/installation.ts`. */
export const installation = billet.table('installation', {
  isOnly: boolean('is_only').primaryKey().default(true),
  botId: bigint('bot_id', { mode: 'number' }).notNull(),
  /** A keyed hash under SEAL_KEY. */
  keyMark: bytes('key_mark').notNull(),
  /** The secret of all keyed hashes, sealed with SEAL_KEY. */
  hashKey: bytes('hash_key').notNull(),
  /** `keyMark` for the key that an unfinished `rekey` changes to. */
  nextKeyMark: bytes('next_key_mark'),
});
