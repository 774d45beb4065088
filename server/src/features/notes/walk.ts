import { and, asc, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type NoteRow, notes } from '../../kit/db/schema/notes.ts';

export type WalkedList = 'ordinary' | 'anonymous_message' | 'muted';

/** Rows read at once. */
const BATCH_SIZE = 500;

const inList: Readonly<Record<WalkedList, SQL | undefined>> = {
  ordinary: and(eq(notes.placement, 'inbox'), ne(notes.type, 'anonymous_message')),
  anonymous_message: and(eq(notes.placement, 'inbox'), eq(notes.type, 'anonymous_message')),
  muted: eq(notes.placement, 'muted'),
};

/** Reads all notes of a person's list in order, in pages of constant cost, whatever their offset and hour. */
export async function* walkNotes(inbox: Queries, recipientId: string, list: WalkedList): AsyncGenerator<NoteRow[]> {
  const isTheirs = and(eq(notes.recipientId, recipientId), inList[list]);
  const pageOf = (where: SQL | undefined, limit: number): Promise<NoteRow[]> =>
    inbox.select().from(notes).where(and(isTheirs, where)).orderBy(desc(notes.sentBucket), asc(notes.shuffle), asc(notes.id)).limit(limit);
  for (let last: NoteRow | undefined; ; ) {
    // Two index ranges: the rest of the hour, then older notes. As one query, it would read the hour from its beginning
    const beside: NoteRow[] = last ? await pageOf(isBehindInHour(last), BATCH_SIZE) : [];
    const left = BATCH_SIZE - beside.length;
    const rows = left === 0 ? beside : [...beside, ...(await pageOf(last && lt(notes.sentBucket, last.sentBucket), left))];
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1);
  }
}

function isBehindInHour({ sentBucket, shuffle, id }: NoteRow): SQL | undefined {
  return and(eq(notes.sentBucket, sentBucket), sql`(${notes.shuffle}, ${notes.id}) > (${shuffle}::integer, ${id}::uuid)`);
}
