import type { Sender } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';

/** What the recipient may know of a sender, and when exactly it was sent. */
export interface Disclosure {
  readonly sender: Sender;
  readonly sentAt: Date;
  /** They have deleted the account: of them only the first name is left, and the time is coarse. */
  readonly isGone: boolean;
}

interface Row extends Record<string, unknown> {
  readonly item_id: string;
  readonly first_name: string;
  readonly username: string | null;
  readonly photo_url: string | null;
  readonly sent_at: string;
  readonly is_gone: boolean;
}

/** The senders among these notes that their recipient may know, by note. `reveal` is the pool that may ask. */
export async function discloseSenders(
  reveal: Queries,
  recipientId: string,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Disclosure>> {
  if (noteIds.length === 0) return new Map();
  const rows = await reveal.execute<Row>(
    sql`SELECT * FROM sealed.disclosed_senders(${recipientId}, ${sql.param(`{${noteIds.join(',')}}`)}::uuid[])`,
  );
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        sender: { telegram: { firstName: row.first_name, username: row.username, photoUrl: row.photo_url } },
        sentAt: new Date(row.sent_at),
        isGone: row.is_gone,
      },
    ]),
  );
}
