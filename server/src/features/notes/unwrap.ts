import { closedUntil } from '@billet/shared-domain/rules/march8';
import { sql } from 'drizzle-orm';
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
}
