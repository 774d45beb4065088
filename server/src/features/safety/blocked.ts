import { sql } from 'drizzle-orm';
import { arrayOf } from '../../kit/db/any-of.ts';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { findNotesOf, type Page, type PageRange } from '../notes/index.ts';

type Asked = PageRange & { readonly id?: string | undefined };

/** A page of the notes by which this person blocked senders, in the order of the inbox; with `id`, only that note. */
export async function listBlocked(deps: Pick<Deps, 'db'>, recipientId: string, { id, limit, skip }: Asked): Promise<Page<NoteRow>> {
  const { total, ids } = id === undefined ? await pageOf(deps, recipientId, { limit, skip }) : await oneOf(deps, recipientId, id);
  return { rows: await findNotesOf(deps.db.inbox, recipientId, ids), pagination: { total, skip, limit } };
}

async function pageOf(
  { db }: Pick<Deps, 'db'>,
  recipientId: string,
  { limit, skip }: PageRange,
): Promise<{ total: number; ids: string[] }> {
  const {
    rows: [row],
  } = await db.reveal.execute<{ total: string; ids: string[] }>(sql`SELECT * FROM sealed.blocked_items(${recipientId}, ${limit}, ${skip})`);
  return { total: Number(row?.total ?? 0), ids: row?.ids ?? [] };
}

async function oneOf(deps: Pick<Deps, 'db'>, recipientId: string, id: string): Promise<{ total: number; ids: string[] }> {
  const ids = await blockedAmong(deps, recipientId, [id]);
  return { total: ids.length, ids };
}

/** The notes among these by which this person blocked senders. */
export async function blockedAmong({ db }: Pick<Deps, 'db'>, recipientId: string, noteIds: readonly string[]): Promise<string[]> {
  if (noteIds.length === 0) return [];
  const {
    rows: [row],
  } = await db.reveal.execute<{ ids: string[] }>(sql`SELECT sealed.blocked_among(${recipientId}, ${arrayOf(noteIds, 'uuid')}) AS ids`);
  return row?.ids ?? [];
}

/** The next blocked notes after this id, ordered by id, for reading all of them. */
export async function blockedAfter({ db }: Pick<Deps, 'db'>, recipientId: string, after: string, limit: number): Promise<string[]> {
  const {
    rows: [row],
  } = await db.reveal.execute<{ ids: string[] }>(sql`SELECT sealed.blocked_after(${recipientId}, ${after}, ${limit}) AS ids`);
  return row?.ids ?? [];
}
