import type { InventoryCount } from '@billet/shared-domain/contract';
import { and, asc, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import { anyOf } from '../../kit/db/any-of.ts';
import type { Pool, Queries } from '../../kit/db/database.ts';
import { namedQuery } from '../../kit/db/named-query.ts';
import { inboxCounts, type NoteRow, notes } from '../../kit/db/schema/notes.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { type ListType, mutedList, publicLists } from './lists.ts';
import { type List, makePageReader, type NotePage, type Page, type PageRange } from './page.ts';

/** Notes that the recipient may open: those in the inbox and in the muted list. */
const readableBy = (recipientId: string | Placeholder) =>
  and(eq(notes.recipientId, recipientId), inArray(notes.placement, ['inbox', 'muted']));

const findPublic = { ordinary: makePageReader(publicLists.ordinary), anonymous_message: makePageReader(publicLists.anonymous_message) };
const findMuted = makePageReader(mutedList);

const findCounts = namedQuery<{ of: string }, (typeof inboxCounts.$inferSelect)[]>('inbox_counts', (db) =>
  db
    .select()
    .from(inboxCounts)
    .where(eq(inboxCounts.recipientId, sql.placeholder('of'))),
);

export async function countNotes(db: Queries, recipientId: string): Promise<InventoryCount> {
  const [row] = await findCounts(db, { of: recipientId });
  if (!row) return { ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 };
  const total = row.ordinary + row.super + row.anonymous;
  const { anonymousSent } = row;
  return { ordinary: row.ordinary, super: row.super, total, unread: row.valentinesSent + anonymousSent, unreadAnonymous: anonymousSent };
}

/** Counts the unopened ordinary valentines of a person's inbox that were sent since a time. */
export async function countClosed(inbox: Pool, recipientId: string, since: Date): Promise<number> {
  const text = `SELECT count(*)::integer AS closed FROM billet.items
     WHERE recipient_id = $1 AND placement = 'inbox' AND status = 'sent' AND type = 'ordinary' AND sent_bucket >= $2`;
  const [row] = await sqlOn(inbox.$client).query<{ closed: number }[]>(text, [recipientId, since.toISOString()]);
  return row?.closed ?? 0;
}

/** Counts the notes of a list before each of these times, up to `most`. `times` are those of notes that are in no table. */
export async function countNotOlder(
  inbox: Pool,
  recipientId: string,
  { where }: List,
  times: readonly string[],
  most: number,
): Promise<number[]> {
  if (times.length === 0) return [];
  const text = `
    SELECT (SELECT count(*)::integer FROM (
        SELECT FROM billet.items i WHERE i.recipient_id = $1 AND i.sent_bucket >= t.time AND ${where}
         ORDER BY i.sent_bucket DESC, i.shuffle, i.id LIMIT $3) n) AS before
      FROM unnest($2::timestamptz[]) WITH ORDINALITY t (time, place) ORDER BY t.place`;
  const rows = await sqlOn(inbox.$client).query<{ before: number }[]>(text, [recipientId, `{${times.join(',')}}`, most]);
  return rows.map(({ before }) => before);
}

/** The public notes of a person's inbox: opened, answered and visible to everyone. */
export async function listPublicNotes(inbox: Pool, recipientId: string, type: ListType, window: PageRange): Promise<Page<NoteRow>> {
  return asPage(await findPublic[type](inbox, recipientId, window), window);
}

export async function listMuted(inbox: Pool, recipientId: string, window: PageRange): Promise<Page<NoteRow>> {
  return asPage(await findMuted(inbox, recipientId, window), window);
}

function asPage({ rows, total }: NotePage, { limit, skip }: PageRange): Page<NoteRow> {
  return { rows, pagination: { total, skip, limit } };
}

export async function countMuted(db: Queries, recipientId: string): Promise<number> {
  const [row] = await db.select({ muted: inboxCounts.muted }).from(inboxCounts).where(eq(inboxCounts.recipientId, recipientId));
  return row?.muted ?? 0;
}

/** Those of these notes that are this person's, in the order of the inbox. */
export async function findNotesOf(db: Queries, recipientId: string, ids: readonly string[]): Promise<NoteRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(notes)
    .where(and(readableBy(recipientId), anyOf(notes.id, ids)))
    .orderBy(desc(notes.sentBucket), asc(notes.shuffle), asc(notes.id));
}

/** At most `limit` unopened notes in a person's inbox. */
export async function findUnopened(db: Queries, recipientId: string, limit: number): Promise<Pick<NoteRow, 'type' | 'gift'>[]> {
  return db
    .select({ type: notes.type, gift: notes.gift })
    .from(notes)
    .where(and(eq(notes.recipientId, recipientId), eq(notes.placement, 'inbox'), eq(notes.status, 'sent')))
    .limit(limit);
}

const findNote = namedQuery<{ id: string; of: string }, NoteRow[]>('note_of_person', (db) =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.id, sql.placeholder('id')), readableBy(sql.placeholder('of')))),
);

/** The note if it is this person's. Another person's note gives null, like an unknown one. */
export async function findNoteOf(db: Queries, noteId: string, recipientId: string): Promise<NoteRow | null> {
  const [note] = await findNote(db, { id: noteId, of: recipientId });
  return note ?? null;
}
