import type { Sender } from '@billet/shared-domain/contract';
import { queryPrepared } from '../../kit/db/query-prepared.ts';
import type { Deps } from '../../kit/deps.ts';
import { openSenderRecord } from '../../kit/seal/sender-record.ts';

/** The facts about a sender that the recipient may know. */
export interface Disclosure {
  readonly sender: Sender;
  /** Exact time of sending, ISO 8601; null when the sender has deleted the account, which leaves only the first name. */
  readonly sentAt: string | null;
}

/** A disclosure as the database functions of the schema `sealed` return it. */
export interface DisclosureRow {
  /** Null when nothing may be disclosed. */
  readonly first_name: string | null;
  readonly username: string | null;
  readonly photo_url: string | null;
  /** The sealed sender record. */
  readonly told: Buffer | null;
}

const DISCLOSED_SENDERS = { name: 'disclosed_senders', text: 'SELECT * FROM sealed.disclosed_senders($1, $2::uuid[])' };

/** The senders of these notes that their recipient may know, by note id. */
export async function discloseSenders(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  recipientId: string,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Disclosure | undefined>> {
  if (noteIds.length === 0) return new Map();
  const rows = await queryPrepared<DisclosureRow & { readonly item_id: string }>(db.reveal, DISCLOSED_SENDERS, [
    recipientId,
    `{${noteIds.join(',')}}`,
  ]);
  return new Map(rows.map((row) => [row.item_id, toDisclosure(config, row)]));
}

export function toDisclosure(
  { sealKey }: Deps['config'],
  { first_name, username, photo_url, told }: DisclosureRow,
): Disclosure | undefined {
  if (first_name === null) return undefined;
  return {
    sender: { telegram: { firstName: first_name, username, photoUrl: photo_url } },
    sentAt: told && openSenderRecord(sealKey, told).sentAt,
  };
}
