import type { SenderDetails } from '@billet/shared-domain/contract';
import { maskCode } from '@billet/shared-domain/rules/code';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import type { RequestFacts } from '../../db/schema/sealed.ts';
import type { Ports } from '../../ports.ts';

export type Refusal = 'not_found' | 'not_opened' | 'not_revealable' | 'no_credits' | 'gone';

export type Opening =
  | { readonly outcome: 'revealed'; readonly details: SenderDetails; readonly availableReveals: number }
  | { readonly outcome: Refusal; readonly availableReveals: number };

interface Row extends Record<string, unknown> {
  readonly outcome: 'revealed' | Refusal;
  readonly reveals_left: number;
  readonly first_name: string;
  readonly username: string | null;
  readonly photo_url: string | null;
  readonly code: string;
  readonly sent_at: string;
  readonly request: RequestFacts | null;
}

/** Opens a sender against one reveal; one that is open already is shown again and costs nothing. `reveal` is the pool that may. */
export async function openSender(reveal: Queries, itemId: string, recipientId: string): Promise<Opening> {
  const [row] = await reveal.execute<Row>(sql`SELECT * FROM sealed.reveal_sender(${itemId}, ${recipientId})`);
  if (!row) throw new Error('The reveal answered nothing');
  if (row.outcome !== 'revealed') return { outcome: row.outcome, availableReveals: row.reveals_left };
  return { outcome: 'revealed', details: present(row), availableReveals: row.reveals_left };
}

function present(row: Row): SenderDetails {
  const { city = null, countryEmoji = null, isp = null, model = null, browser = null, os = null } = row.request ?? {};
  return {
    sender: { telegram: { firstName: row.first_name, username: row.username, photoUrl: row.photo_url } },
    sentAt: new Date(row.sent_at).toISOString(),
    maskedCode: maskCode(row.code),
    locationInfo: { city, countryEmoji, isp },
    deviceInfo: { model, browser, os },
  };
}

/** Spends one of the reveals just bought on the item they were bought for. Where it can't, the credit simply stays. */
export async function spendOnItem(
  { db, log, live }: Pick<Ports, 'db' | 'log' | 'live'>,
  itemId: string,
  recipientId: string,
): Promise<void> {
  await openSender(db.reveal, itemId, recipientId).catch((err: unknown) => log.warn({ err }, 'bought reveal was not spent'));
  live.wake();
}
