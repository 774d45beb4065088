import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { notes } from '../../kit/db/schema/notes.ts';

/** Whether a note is in its recipient's inbox, so that they may be notified. */
export async function isShown(queries: Queries, noteId: string): Promise<boolean> {
  const [note] = await queries.select({ placement: notes.placement }).from(notes).where(eq(notes.id, noteId));
  return note?.placement === 'inbox';
}
