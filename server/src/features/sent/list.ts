import type { Answer, HeldItem } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { openSenderRecord } from '../../kit/seal/sender-record.ts';
import { addresseesOf } from './withheld.ts';

type SentDeps = Pick<Deps, 'db' | 'config'>;
type Sent = Answer<'getSent'>['sent'][number];

interface SentRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly gift: HeldItem;
  readonly message: string;
  readonly answer: string | null;
  readonly is_opened: boolean;
  readonly is_revealed: boolean;
  /** The sealed sender record. */
  readonly told: Buffer;
  readonly first_name: string;
  readonly photo_url: string | null;
}

interface WalkedRow extends SentRow {
  readonly sent_bucket: string;
  readonly shuffle: number;
}

/** Rows read at once. */
const BATCH_SIZE = 500;

/** A person's sent notes, newest first, sorted exactly within a page only. Fully anonymous notes have no known sender. */
export async function listSent(
  deps: SentDeps,
  senderId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getSent'>> {
  const rows = await pageOf(deps, senderId, limit, skip);
  const sent = await presentAll(deps, senderId, rows);
  // Withheld notes to a person who just left are about to be deleted
  const total = (await totalOf(deps, senderId, rows)) - (rows.length - sent.length);
  return { sent, pagination: { total, skip, limit } };
}

type CountedRow = SentRow & { readonly total: string };

const pageOf = ({ db }: SentDeps, senderId: string, limit: number, skip: number): Promise<readonly CountedRow[]> =>
  db.reveal.execute<CountedRow>(sql`SELECT * FROM sealed.sent_items(${senderId}, ${limit}, ${skip})`).then(({ rows }) => rows);

/** Each row contains the total; for an empty page, it is read with the first row. */
async function totalOf(deps: SentDeps, senderId: string, rows: readonly CountedRow[]): Promise<number> {
  const [row] = rows.length > 0 ? rows : await pageOf(deps, senderId, 1, 0);
  return Number(row?.total ?? 0);
}

/** Reads all sent notes, newest first, in pages of constant cost. */
export async function* walkSent(deps: SentDeps, senderId: string): AsyncGenerator<Sent> {
  let last: Pick<WalkedRow, 'sent_bucket' | 'shuffle' | 'item_id'> = { sent_bucket: 'infinity', shuffle: 0, item_id: senderId };
  for (;;) {
    const behind = sql`${last.sent_bucket}::timestamptz, ${last.shuffle}::integer, ${last.item_id}::uuid`;
    const rows: WalkedRow[] = await deps.db.reveal
      .execute<WalkedRow>(sql`SELECT * FROM sealed.sent_after(${senderId}, ${behind}, ${BATCH_SIZE})`)
      .then(({ rows }) => rows);
    yield* await presentAll(deps, senderId, rows);
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_SIZE) return;
    last = end;
  }
}

/** Opens the sealed records. The database sorts by hour only, so the page is sorted here. Notes to a deleted account are omitted. */
async function presentAll(deps: SentDeps, senderId: string, rows: readonly SentRow[]): Promise<Sent[]> {
  const opened = rows.map((row) => ({ row, record: openSenderRecord(deps.config.sealKey, row.told) }));
  const addressees = await addresseesOf(
    deps,
    senderId,
    opened.map(({ record }) => record),
  );
  const sent = opened.flatMap(({ row, record: { sentAt, withheld } }) => {
    const recipient = withheld ? addressees.get(withheld.recipientId) : { firstName: row.first_name, photoUrl: row.photo_url };
    return recipient ? [present(row, sentAt, withheld?.message ?? row.message, recipient)] : [];
  });
  return sent.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

function present(row: SentRow, sentAt: string, message: string, recipient: Sent['recipient']): Sent {
  return {
    item: { id: row.gift.id },
    message,
    answer: row.answer,
    state: row.answer !== null ? 'answered' : row.is_opened ? 'opened' : 'delivered',
    isRevealed: row.is_revealed,
    sentAt,
    recipient,
  };
}
