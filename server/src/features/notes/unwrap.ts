import { setTimeout as delay } from 'node:timers/promises';
import { closedUntil } from '@billet/shared-domain/rules/march8';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { hasEarlyOpening } from '../people/index.ts';
import { presentValentine } from './present.ts';
import { findNoteOf } from './queries.ts';

/**
 * Opens a note; opening what is open already changes nothing.
 * Throws `not_found`, and `not_open_yet` with the opening time.
 */
export async function unwrap(noteId: string, person: UserRow, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const note = await findNoteOf(db.inbox, noteId, person.id);
  if (!note) throw new ApiError('not_found', 'You have no such note', { field: 'id' });
  const now = clock.now();
  const opensAt = closedUntil(presentValentine(note, undefined), hasEarlyOpening(person, now), now);
  if (opensAt) throw new ApiError('not_open_yet', 'This opens on 8 March at 14:00 Moscow time', { opensAt });
  await db.reveal.execute(sql`SELECT sealed.open_item(${noteId}, ${person.id})`);
  await settleMutual(db.reveal, noteId, person.id);
}

/** Whoever opens something at the same moment is waited for, never longer than this many milliseconds. */
const PATIENCE = [1, 2, 5, 10, 20, 50, 100, 200];

/**
 * Settles whether the two are mutual, once the opening is committed: of two who open at the same moment one sees both. What a crash
 * left unsettled the next opening of either settles, the same one repeated included.
 */
async function settleMutual(reveal: Queries, noteId: string, recipientId: string): Promise<void> {
  const settle = async () => {
    const [row] = await reveal.execute<{ busy: number }>(sql`SELECT sealed.settle_mutual(${noteId}, ${recipientId}) AS busy`);
    return row?.busy === 0;
  };
  for (const wait of PATIENCE) {
    if (await settle()) return;
    await delay(wait);
  }
}
