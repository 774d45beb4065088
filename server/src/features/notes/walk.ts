import { and, asc, desc, eq, gt, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type NoteRow, notes } from '../../kit/db/schema/notes.ts';

export type WalkedList = 'ordinary' | 'anonymous_message' | 'muted';

/** Rows asked for at once. */
const SOME = 500;

const inList: Readonly<Record<WalkedList, SQL | undefined>> = {
  ordinary: and(eq(notes.placement, 'inbox'), ne(notes.type, 'anonymous_message')),
  anonymous_message: and(eq(notes.placement, 'inbox'), eq(notes.type, 'anonymous_message')),
  muted: eq(notes.placement, 'muted'),
};

/** All notes of a person's list in its order, some at a time: each page costs the same however many came before. */
export async function* walkNotes(inbox: Queries, recipientId: string, list: WalkedList): AsyncGenerator<NoteRow[]> {
  const isTheirs = and(eq(notes.recipientId, recipientId), inList[list]);
  for (let last: NoteRow | undefined; ; ) {
    const rows: NoteRow[] = await inbox
      .select()
      .from(notes)
      .where(and(isTheirs, last && isBehind(last)))
      .orderBy(desc(notes.sentBucket), asc(notes.shuffle), asc(notes.id))
      .limit(SOME);
    if (rows.length > 0) yield rows;
    if (rows.length < SOME) return;
    last = rows.at(-1);
  }
}

/** The first condition says what the second implies: the index knows only it. */
function isBehind({ sentBucket, shuffle, id }: NoteRow): SQL | undefined {
  const inBucket = or(gt(notes.shuffle, shuffle), and(eq(notes.shuffle, shuffle), gt(notes.id, id)));
  return and(lte(notes.sentBucket, sentBucket), or(lt(notes.sentBucket, sentBucket), inBucket));
}
