import { setTimeout as delay } from 'node:timers/promises';
import type { Valentine } from '@billet/shared-domain/contract';
import { closedUntil, earlyUntil } from '@billet/shared-domain/rules/march8';
import type { Config } from '../../kit/config.ts';
import { listOf } from '../../kit/db/any-of.ts';
import type { Pool } from '../../kit/db/database.ts';
import { queryPrepared } from '../../kit/db/query-prepared.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { matchMarks } from '../../kit/seal/match.ts';
import { openSenderRecord, sealSenderRecord } from '../../kit/seal/sender-record.ts';
import { earlyOpeningOf } from '../people/index.ts';
import { type DisclosureRow, toDisclosure } from './disclosed.ts';
import { presentValentine } from './present.ts';
import { findNoteOf } from './queries.ts';

/** Opens a note and returns it as it may be seen now. Idempotent. Throws `not_found`, and `not_open_yet` with the opening time. */
export async function unwrap(
  noteId: string,
  person: UserRow,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): Promise<Valentine> {
  const note = await findNoteOf(db.inbox, noteId, person.id);
  if (!note) throw notFound();
  const now = clock.now();
  const opensAt = closedUntil(presentValentine(note, undefined), earlyUntil(earlyOpeningOf(person, now)), now);
  if (opensAt) throw new ApiError('not_open_yet', 'This opens on 8 March at 14:00 Moscow time', { opensAt });
  const shown = await openAndShow(db.reveal, config, noteId, person.id);
  if (shown.is_mutual === null) throw notFound();
  return presentValentine({ ...note, status: 'opened', isMutual: shown.is_mutual }, toDisclosure(config, shown));
}

const notFound = () => new ApiError('not_found', 'You have no such note', { field: 'id' });

interface Shown extends DisclosureRow {
  /** Number of notes that another transaction is settling. */
  readonly busy: number | null;
  /** Null when the note was deleted in between. */
  readonly is_mutual: boolean | null;
}

const OPEN = { name: 'open_note', text: 'SELECT sealed.open_item($1, $2) AS told' };
const SETTLE = { name: 'settle_note', text: 'SELECT * FROM sealed.settle_and_show($1, $2, $3::bytea[])' };
const nothing: Shown = { busy: 0, is_mutual: null, first_name: null, username: null, photo_url: null, told: null };

/** Milliseconds between attempts while another opening is being settled. */
const RETRY_DELAYS_MS = [1, 2, 5, 10, 20, 50, 100, 200];

/**
 * Opens a note and, after the commit, settles whether the two are mutual: of two concurrent openings, at least one sees both. A match left
 * unsettled by a crash is settled by the next opening of either note, including a repeated one. Returns what may be disclosed of the
 * sender.
 */
async function openAndShow(reveal: Pool, keys: Config, noteId: string, recipientId: string): Promise<Shown> {
  const [opened] = await queryPrepared<{ told: Buffer | null }>(reveal, OPEN, [noteId, recipientId]);
  const marks = listOf(marksOfOpposite(keys, opened?.told ?? null));
  const settle = async () => (await queryPrepared<Shown>(reveal, SETTLE, [noteId, recipientId, marks]))[0] ?? nothing;
  let shown = await settle();
  for (const wait of RETRY_DELAYS_MS) {
    if (!shown.busy) break;
    await delay(wait);
    shown = await settle();
  }
  return shown;
}

/**
 * The match marks of notes in the opposite direction. Every note goes through the same decryption and hashing, so that all take as long.
 */
function marksOfOpposite({ sealKey, hashKey }: Config, told: Buffer | null): Buffer[] {
  const standIn = () => sealSenderRecord(sealKey, { sentAt: '', request: null, withheld: null, oppositeMatchKey: null });
  const { oppositeMatchKey } = openSenderRecord(sealKey, told ?? standIn());
  return matchMarks(hashKey, oppositeMatchKey === null ? null : Buffer.from(oppositeMatchKey, 'base64'));
}
