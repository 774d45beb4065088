import type { SenderDetails } from '@billet/shared-domain/contract';
import { maskCode } from '@billet/shared-domain/rules/code';
import { sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Deps } from '../../kit/deps.ts';
import { openSenderRecord } from '../../kit/seal/sender-record.ts';

export type Refusal = 'not_found' | 'not_opened' | 'not_revealable' | 'too_many' | 'no_credits' | 'gone';

export type Opening =
  | { readonly outcome: 'revealed'; readonly details: SenderDetails; readonly availableReveals: number }
  | { readonly outcome: Exclude<Refusal, 'too_many'>; readonly availableReveals: number }
  /** `retryAfter`: seconds until the next reveal is allowed. */
  | { readonly outcome: 'too_many'; readonly availableReveals: number; readonly retryAfter: number };

interface Row extends Record<string, unknown> {
  readonly outcome: 'revealed' | Refusal;
  readonly reveals_left: number;
  readonly wait_seconds: number | null;
  readonly first_name: string;
  readonly username: string | null;
  readonly photo_url: string | null;
  readonly code: string | null;
  /** The sealed sender record. Null when the sender has deleted the account, which leaves only the first name. */
  readonly told: Buffer | null;
  readonly sent_bucket: string;
}

/** Reveals a sender for one reveal credit. A revealed sender is shown again for free and counts towards no limit. */
export async function openSender({ db, config }: Pick<Deps, 'db' | 'config'>, noteId: string, recipientId: string): Promise<Opening> {
  const { revealsAnHour } = config.limits;
  const {
    rows: [row],
  } = await db.reveal.execute<Row>(sql`SELECT * FROM sealed.reveal_sender(${noteId}, ${recipientId}, ${revealsAnHour})`);
  if (!row) throw new Error('The reveal answered nothing');
  const { outcome, reveals_left: availableReveals } = row;
  if (outcome === 'too_many') return { outcome, availableReveals, retryAfter: Math.max(1, row.wait_seconds ?? 1) };
  return outcome === 'revealed' ? { outcome, details: present(config, row), availableReveals } : { outcome, availableReveals };
}

function present({ sealKey }: Pick<Config, 'sealKey'>, row: Row): SenderDetails {
  const record = row.told && openSenderRecord(sealKey, row.told);
  const { city = null, countryEmoji = null, isp = null, model = null, browser = null, os = null } = record?.request ?? {};
  return {
    sender: { telegram: { firstName: row.first_name, username: row.username, photoUrl: row.photo_url } },
    sentAt: record?.sentAt ?? new Date(row.sent_bucket).toISOString(),
    code: row.code,
    maskedCode: row.code === null ? null : maskCode(row.code),
    locationInfo: { city, countryEmoji, isp },
    deviceInfo: { model, browser, os },
    isGone: record === null,
  };
}
