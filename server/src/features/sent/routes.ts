import type { Answer, HeldItem } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';

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

export function registerSent(app: FastifyInstance, { db }: Deps): void {
  answerCall(app, 'getSent', async ({ person, query }) => {
    const { limit, skip } = query;
    const rows = await db.reveal.execute<SentRow>(sql`SELECT * FROM sealed.sent_items(${person.id}, ${limit}, ${skip})`);
    return { sent: rows.map(present), pagination: { total: Number(rows[0]?.total ?? 0), skip, limit } };
  });
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
