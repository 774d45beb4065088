import type { Answer, HeldItem } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { openTold } from '../../kit/seal/told.ts';
import { type AllWithheld, withheldFrom } from './withheld.ts';

type SentDeps = Pick<Deps, 'db' | 'config'>;
type Sent = Answer<'getSent'>['sent'][number];

interface SentRow extends Record<string, unknown> {
  readonly item_id: string;
  readonly gift: HeldItem;
  readonly message: string;
  readonly answer: string | null;
  readonly is_opened: boolean;
  readonly is_revealed: boolean;
  readonly told: Buffer;
  readonly first_name: string;
  readonly photo_url: string | null;
}

interface WalkedRow extends SentRow {
  readonly sent_bucket: string;
  readonly shuffle: number;
}

/** Rows asked for at once by whoever reads them all. */
const SOME = 500;

/** What a person sent, the newest first, those of one hour as far as they stand on one page; fully anonymous notes are known to nobody. */
export async function listSent(
  deps: SentDeps,
  senderId: string,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<Answer<'getSent'>> {
  const withheld = await withheldFrom(deps, senderId);
  const rows = await deps.db.reveal.execute<SentRow & { readonly total: string }>(
    sql`SELECT * FROM sealed.sent_items(${senderId}, ${uuids(withheld.without)}, ${limit}, ${skip})`,
  );
  return { sent: presentAll(deps, rows, withheld), pagination: { total: Number(rows[0]?.total ?? 0), skip, limit } };
}

/** All that a person sent, the newest first, some at a time: each costs the same however many came before. */
export async function* walkSent(deps: SentDeps, senderId: string): AsyncGenerator<Sent> {
  const withheld = await withheldFrom(deps, senderId);
  let last: Pick<WalkedRow, 'sent_bucket' | 'shuffle' | 'item_id'> = { sent_bucket: 'infinity', shuffle: 0, item_id: senderId };
  for (;;) {
    const behind = sql`${last.sent_bucket}::timestamptz, ${last.shuffle}::integer, ${last.item_id}::uuid`;
    const rows: WalkedRow[] = await deps.db.reveal.execute<WalkedRow>(
      sql`SELECT * FROM sealed.sent_after(${senderId}, ${uuids(withheld.without)}, ${behind}, ${SOME})`,
    );
    yield* presentAll(deps, rows, withheld);
    const end = rows.at(-1);
    if (!end || rows.length < SOME) return;
    last = end;
  }
}

const uuids = (ids: readonly string[]) => sql`${sql.param(`{${ids.join(',')}}`)}::uuid[]`;

/** The database knows the hour alone. */
function presentAll({ config }: SentDeps, rows: readonly SentRow[], { shown }: AllWithheld): Sent[] {
  const sent = rows.map((row) => {
    const { message, firstName, photoUrl } = shown.get(row.item_id) ?? {
      message: row.message,
      firstName: row.first_name,
      photoUrl: row.photo_url,
    };
    return present(row, openTold(config.sealKey, row.told).sentAt, message, { firstName, photoUrl });
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
