import type { Answer, HeldItem } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';

interface SentRow extends Record<string, unknown> {
  readonly gift: HeldItem;
  readonly message: string;
  readonly answer: string | null;
  readonly is_opened: boolean;
  readonly is_revealed: boolean;
  readonly sent_at: string | Date;
  readonly first_name: string;
  readonly photo_url: string | null;
}

interface WalkedRow extends SentRow {
  readonly item_id: string;
  readonly sent_at: string;
}

type Sent = Answer<'getSent'>['sent'][number];

/** Rows asked for at once by whoever reads them all. */
const SOME = 500;

/** What a person sent, the newest first; fully anonymous notes are known to nobody. `reveal` is the pool that may ask. */
export async function listSent(
  reveal: Queries,
  senderId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getSent'>> {
  const rows = await reveal.execute<SentRow & { readonly total: string }>(
    sql`SELECT * FROM sealed.sent_items(${senderId}, ${limit}, ${skip})`,
  );
  return { sent: rows.map(present), pagination: { total: Number(rows[0]?.total ?? 0), skip, limit } };
}

/** All that a person sent, the newest first, some at a time: each costs the same however many came before. */
export async function* walkSent(reveal: Queries, senderId: string): AsyncGenerator<Sent> {
  let last: Pick<WalkedRow, 'sent_at' | 'item_id'> = { sent_at: 'infinity', item_id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows: WalkedRow[] = await reveal.execute<WalkedRow>(
      sql`SELECT w.*, w.sent_at::text AS sent_at FROM sealed.sent_after(${senderId}, ${last.sent_at}::timestamptz, ${last.item_id}, ${SOME}) w`,
    );
    for (const row of rows) yield present(row);
    const end = rows.at(-1);
    if (!end || rows.length < SOME) return;
    last = end;
  }
}

function present(row: SentRow): Sent {
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
