import { sql } from 'drizzle-orm';
import { arrayOf } from '../../kit/db/any-of.ts';
import type { Pool } from '../../kit/db/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { blockMark, openPair } from '../../kit/seal/identity.ts';
import { marksFrom } from '../../kit/seal/nth-mark.ts';
import { findNoteOf } from '../notes/index.ts';

/**
 * Blocks or unblocks the sender of a note without learning who it is. Throws `not_found`, and `not_blockable` for a note without a human
 * sender.
 */
export async function setBlock(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  noteId: string,
  recipientId: string,
  isBlocked: boolean,
): Promise<void> {
  if (!(await findNoteOf(db.inbox, noteId, recipientId))) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  const {
    rows: [row],
  } = await db.reveal.execute<{ pair: Buffer | null }>(sql`SELECT sealed.pair_of(${noteId}, ${recipientId}) AS pair`);
  if (!row?.pair) throw new ApiError('not_blockable', 'No person is behind this note');
  if (isBlocked) await addBlock(db.reveal, noteId, recipientId, blockMark(config.hashKey, openPair(config.sealKey, row.pair).pair));
  else await db.reveal.execute(sql`SELECT sealed.lift_block(${noteId}, ${recipientId})`);
}

/** Marks are looked up in multiples of this number. */
const LOOK = 16;

/**
 * Takes the first free mark of the pair. The number of lookups depends only on the number of this person's blocks: otherwise it would
 * reveal which notes have the same sender as other blocked ones.
 */
async function addBlock(reveal: Pool, noteId: string, recipientId: string, markAt: (n: number) => Buffer): Promise<void> {
  await reveal.transaction(async (tx) => {
    const {
      rows: [held],
    } = await tx.execute<{ blocks: string }>(sql`SELECT sealed.hold_blocks(${recipientId}) AS blocks`);
    const most = Math.ceil((Number(held?.blocks ?? 0) + 1) / LOOK) * LOOK;
    // Repeats only for a returned person with blocks from before the deletion
    for (let from = 0; ; from += most) {
      const marks = arrayOf(marksFrom(markAt, from, most), 'bytea');
      const {
        rows: [row],
      } = await tx.execute<{ done: boolean }>(sql`SELECT sealed.add_block(${noteId}, ${recipientId}, ${marks}) AS done`);
      if (!row) throw new Error('add_block returned no row');
      if (row.done) return;
    }
  });
}
