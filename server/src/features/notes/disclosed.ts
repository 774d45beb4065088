import type { Sender } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { openTold } from '../../kit/seal/told.ts';

/** What the recipient may know of a sender. */
export interface Disclosure {
  readonly sender: Sender;
  /** When exactly it was sent, ISO 8601; null when they have deleted the account: of them only the first name is left. */
  readonly sentAt: string | null;
}

interface Row extends Record<string, unknown> {
  readonly item_id: string;
  readonly first_name: string;
  readonly username: string | null;
  readonly photo_url: string | null;
  readonly told: Buffer | null;
}

/** The senders among these notes that their recipient may know, by note. */
export async function discloseSenders(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  recipientId: string,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Disclosure>> {
  if (noteIds.length === 0) return new Map();
  const rows = await db.reveal.execute<Row>(
    sql`SELECT * FROM sealed.disclosed_senders(${recipientId}, ${sql.param(`{${noteIds.join(',')}}`)}::uuid[])`,
  );
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        sender: { telegram: { firstName: row.first_name, username: row.username, photoUrl: row.photo_url } },
        sentAt: row.told && openTold(config.sealKey, row.told).sentAt,
      },
    ]),
  );
}
