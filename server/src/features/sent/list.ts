import type { Answer, HeldItem } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';

interface SentRow extends Record<string, unknown> {
  readonly total: string;
  readonly gift: HeldItem;
  readonly message: string;
  readonly answer: string | null;
  readonly is_opened: boolean;
  readonly is_revealed: boolean;
  readonly sent_at: string | Date;
  readonly first_name: string;
  readonly photo_url: string | null;
}

/** What a person sent, the newest first; fully anonymous notes are known to nobody. `reveal` is the pool that may ask. */
export async function listSent(
  reveal: Queries,
  senderId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getSent'>> {
  const rows = await reveal.execute<SentRow>(sql`SELECT * FROM sealed.sent_items(${senderId}, ${limit}, ${skip})`);
  return { sent: rows.map(present), pagination: { total: Number(rows[0]?.total ?? 0), skip, limit } };
}

function present(row: SentRow): Answer<'getSent'>['sent'][number] {
  return {
    item: { id: row.gift.id },
    message: row.message,
    answer: row.answer,
    state: row.answer !== null ? 'answered' : row.is_opened ? 'opened' : 'delivered',
    isRevealed: row.is_revealed,
    sentAt: new Date(row.sent_at).toISOString(),
    recipient: { firstName: row.first_name, photoUrl: row.photo_url },
  };
}
