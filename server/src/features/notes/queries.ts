import type { Answer, InventoryCount } from '@billet/shared-domain/contract';
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type NoteRow, notes, type Placement } from '../../kit/db/schema/notes.ts';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly pagination: Answer<'getValentines'>['pagination'];
}

export interface Window {
  readonly limit: number;
  readonly skip: number;
}

type ListType = 'ordinary' | 'anonymous_message';
export type ListFilter = 'all' | 'sent' | 'opened' | 'unanswered';

const isAnonymous = eq(notes.type, 'anonymous_message');
const isValentine = ne(notes.type, 'anonymous_message');
/** What the recipient may open: what stands in the inbox, and what stands in the muted list. */
const readableBy = (recipientId: string) => and(eq(notes.recipientId, recipientId), inArray(notes.placement, ['inbox', 'muted']));
const placedFor = (recipientId: string, placement: Placement) => and(eq(notes.recipientId, recipientId), eq(notes.placement, placement));
const inInboxOf = (recipientId: string) => placedFor(recipientId, 'inbox');

/** Notes of super kind are listed among the ordinary ones. */
const ofType = (type: ListType) => (type === 'ordinary' ? isValentine : isAnonymous);

const filters: Readonly<Record<ListFilter, SQL | undefined>> = {
  all: undefined,
  sent: eq(notes.status, 'sent'),
  opened: eq(notes.status, 'opened'),
  unanswered: and(eq(notes.status, 'opened'), isNull(notes.answer)),
};

/** The newest first by their coarse time; inside one hour or day the order is random, and always the same. */
const order = [desc(notes.sentBucket), asc(notes.shuffle), asc(notes.id)];

export async function countNotes(db: Queries, recipientId: string): Promise<InventoryCount> {
  const [row] = await db
    .select({
      ordinary: sql<string>`count(*) FILTER (WHERE ${eq(notes.type, 'ordinary')})`.mapWith(Number),
      super: sql<string>`count(*) FILTER (WHERE ${eq(notes.type, 'super')})`.mapWith(Number),
      total: count(),
      unread: sql<string>`count(*) FILTER (WHERE ${eq(notes.status, 'sent')})`.mapWith(Number),
    })
    .from(notes)
    .where(inInboxOf(recipientId));
  return row ?? { ordinary: 0, super: 0, total: 0, unread: 0 };
}

export function listNotes(db: Queries, recipientId: string, type: ListType, filter: ListFilter, window: Window): Promise<Page<NoteRow>> {
  return pageOf(db, and(inInboxOf(recipientId), ofType(type), filters[filter]), window);
}

/** How many notes of a list stand before one of this time. */
export async function countNotOlder(db: Queries, recipientId: string, type: ListType, filter: ListFilter, time: Date): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(notes)
    .where(and(inInboxOf(recipientId), ofType(type), filters[filter], gte(notes.sentBucket, time)));
  return row?.before ?? 0;
}

/** What everybody may see of a person's inbox: opened, answered and public. */
export function listPublicNotes(db: Queries, recipientId: string, type: ListType, window: Window): Promise<Page<NoteRow>> {
  const isShown = and(eq(notes.status, 'opened'), sql`${notes.answer} IS NOT NULL`, eq(notes.isPublic, true));
  return pageOf(db, and(inInboxOf(recipientId), ofType(type), isShown), window);
}

export function listMuted(db: Queries, recipientId: string, window: Window): Promise<Page<NoteRow>> {
  return pageOf(db, placedFor(recipientId, 'muted'), window);
}

export async function countMuted(db: Queries, recipientId: string): Promise<number> {
  const [row] = await db.select({ muted: count() }).from(notes).where(placedFor(recipientId, 'muted'));
  return row?.muted ?? 0;
}

/** These notes, as far as they are this person's, in the order of the inbox. */
export async function findNotesOf(db: Queries, recipientId: string, ids: readonly string[]): Promise<NoteRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(notes)
    .where(and(readableBy(recipientId), inArray(notes.id, [...ids])))
    .orderBy(...order);
}

async function pageOf(db: Queries, where: SQL | undefined, { limit, skip }: Window): Promise<Page<NoteRow>> {
  const rows = await db
    .select()
    .from(notes)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  const [all] = await db.select({ total: count() }).from(notes).where(where);
  return { rows, pagination: { total: all?.total ?? 0, skip, limit } };
}

/** The note, if it is this person's; somebody else's is as unknown as one that never was. */
export async function findNoteOf(db: Queries, noteId: string, recipientId: string): Promise<NoteRow | null> {
  const [note] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.id, noteId), readableBy(recipientId)));
  return note ?? null;
}
