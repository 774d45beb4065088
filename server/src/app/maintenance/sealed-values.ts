/** A column of values sealed with SEAL_KEY, or of JSON that contains one. */
export interface SealedValues {
  /** Name for messages. */
  readonly name: string;
  /** The purpose for which its key is derived. */
  readonly purpose: string;
  /** Selects `id` and `value`, ordered by id: `$1` is the last id of the previous page or null, `$2` the limit. */
  readonly read: string;
  /** Replaces the value `$2` of the id `$1` by `$3`. */
  readonly write: string;
  /** Whether values are base64 text. */
  readonly isText: boolean;
}

function column(table: string, id: string, type: 'uuid' | 'text' | 'bytea', name: string, purpose: string): SealedValues {
  return {
    name: `${table}.${name}`,
    purpose,
    read: `SELECT ${id} AS id, ${name} AS value FROM ${table}
      WHERE ${name} IS NOT NULL AND ($1::${type} IS NULL OR ${id} > $1::${type}) ORDER BY ${id} LIMIT $2::integer`,
    write: `UPDATE ${table} SET ${name} = $3::bytea WHERE ${id} = $1::${type} AND ${name} = $2::bytea`,
    isText: false,
  };
}

/** Sealed letters in the payloads of jobs. */
function letters(table: string, type: 'bigint' | 'uuid', json: 'json' | 'jsonb'): SealedValues {
  const letter = `payload ->> 'letter'`;
  return {
    name: `${table}.payload`,
    purpose: 'a letter of the bot',
    read: `SELECT id, ${letter} AS value FROM ${table}
      WHERE ${letter} IS NOT NULL AND ($1::${type} IS NULL OR id > $1::${type}) ORDER BY id LIMIT $2::integer`,
    write: `UPDATE ${table} SET payload = jsonb_set(payload::jsonb, '{letter}', to_jsonb($3::text))::${json} WHERE id = $1::${type} AND ${letter} = $2::text`,
    isText: true,
  };
}

/** All columns sealed with SEAL_KEY. A test compares this list with the purposes in the source. */
export const sealedValues: readonly SealedValues[] = [
  column('sealed.senders', 'item_id', 'uuid', 'told', "a sender's record"),
  column('sealed.pairs', 'item_id', 'uuid', 'pair', 'the pair of a note'),
  column('money.orders', 'id', 'uuid', 'payer', 'money.orders payer'),
  column('money.orders', 'id', 'uuid', 'purchase', 'money.orders purchase'),
  column('money.orders', 'id', 'uuid', 'link', 'money.orders link'),
  column('money.charges', 'id', 'text', 'sealed', 'money.charges'),
  column('money.updates', 'id', 'bytea', 'body', 'money.updates'),
  column('money.waiting', 'id', 'uuid', 'note', 'a note that waits for its batch'),
  column('money.gifts', 'id', 'uuid', 'charge', 'the charge of a gift'),
  column('billet.departures', 'mark', 'bytea', 'deleted_at', 'billet.departures deleted_at'),
  column('billet.tickets', 'id', 'uuid', 'person', 'who asks for support'),
  letters('billet.outbox', 'uuid', 'jsonb'),
  letters('graphile_worker._private_jobs', 'bigint', 'json'),
];

/** Purposes without stored values: in memory, in addresses that expire within a day, or under the hash secret. */
export const transientPurposes: readonly string[] = [
  'live signals',
  'address export',
  'address share-image',
  'address share-preview',
  'limits',
  'failure reporters',
  'the secret of keyed hashes',
];
