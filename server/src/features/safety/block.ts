import { sql } from 'drizzle-orm';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { findNoteOf } from '../notes/index.ts';

/** Blocks or unblocks whoever sent a note, without learning who it is. Throws `not_found`, and `not_blockable` for what no person sent. */
export async function setBlock({ db }: Pick<Deps, 'db'>, noteId: string, recipientId: string, isBlocked: boolean): Promise<void> {
  if (!(await findNoteOf(db.inbox, noteId, recipientId))) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  const [row] = await db.reveal.execute<{ done: boolean }>(sql`SELECT sealed.set_block(${noteId}, ${recipientId}, ${isBlocked}) AS done`);
  if (!row?.done) throw new ApiError('not_blockable', 'No person is behind this note');
}

/** The notes by which this person blocked senders. */
export async function blockedNotes({ db }: Pick<Deps, 'db'>, recipientId: string): Promise<string[]> {
  const rows = await db.reveal.execute<{ id: string }>(sql`SELECT sealed.blocked_items(${recipientId}) AS id`);
  return rows.map(({ id }) => id);
}
