import { sql } from 'drizzle-orm';
import { byteaArray } from '../../kit/db/bytea.ts';
import type { Queries } from '../../kit/db/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { blockMark, openPair } from '../../kit/seal/identity.ts';
import { marksFrom } from '../../kit/seal/nth-mark.ts';
import { findNoteOf } from '../notes/index.ts';

/** Marks of a pair's blocks that are offered at once; of them the first that is free is taken. */
const LOOK = 16;

/** Blocks or unblocks whoever sent a note, without learning who it is. Throws `not_found`, and `not_blockable` for what no person sent. */
export async function setBlock(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  noteId: string,
  recipientId: string,
  isBlocked: boolean,
): Promise<void> {
  if (!(await findNoteOf(db.inbox, noteId, recipientId))) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  const [row] = await db.reveal.execute<{ pair: Buffer | null }>(sql`SELECT sealed.pair_of(${noteId}, ${recipientId}) AS pair`);
  if (!row?.pair) throw new ApiError('not_blockable', 'No person is behind this note');
  if (isBlocked) await addBlock(db.reveal, noteId, recipientId, blockMark(config.sealKey, openPair(config.sealKey, row.pair).pair));
  else await db.reveal.execute(sql`SELECT sealed.lift_block(${noteId}, ${recipientId})`);
}

async function addBlock(reveal: Queries, noteId: string, recipientId: string, markAt: (n: number) => Buffer): Promise<void> {
  for (let from = 0; ; from += LOOK) {
    const marks = byteaArray(marksFrom(markAt, from, LOOK));
    const [row] = await reveal.execute<{ done: boolean }>(sql`SELECT sealed.add_block(${noteId}, ${recipientId}, ${marks}) AS done`);
    if (!row) throw new Error('add_block answered nothing');
    if (row.done) return;
  }
}
