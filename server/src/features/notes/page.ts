import type { Answer } from '@billet/shared-domain/contract';
import { getTableColumns } from 'drizzle-orm';
import { ask } from '../../kit/db/ask.ts';
import type { Pool } from '../../kit/db/database.ts';
import { type NoteRow, notes } from '../../kit/db/schema/notes.ts';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly pagination: Answer<'getValentines'>['pagination'];
}

export interface Window {
  readonly limit: number;
  readonly skip: number;
}

/** A list of a recipient's notes, in SQL: which of them, and how many, as `billet.inbox_counts` says it. */
export interface List {
  readonly name: string;
  readonly where: string;
  readonly total: string;
}

/** Where a page begins: behind a note. */
type Place = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

export type Find = (inbox: Pool, recipientId: string, window: Window, behind?: Place) => Promise<Found>;

export interface Found {
  readonly total: number;
  readonly rows: NoteRow[];
}

/** As the database gives it; where there is no note, only `total` is something. */
type Raw = Omit<NoteRow, 'id' | 'sentBucket'> & { readonly id: string | null; readonly sentBucket: string; readonly total: number };

const columns = Object.entries(getTableColumns(notes));

/** The newest first by their coarse time; inside one hour or day the order is random, and always the same. */
const ORDER = 'i.sent_bucket DESC, i.shuffle, i.id';

/** The first condition says what the second implies: the index knows only it. */
const BEHIND = 'AND i.sent_bucket <= $4 AND (i.sent_bucket < $4 OR (i.shuffle, i.id) > ($5, $6))';

/** Finds pages of a list, and with each how many stand in it, by one statement. What the list counts is added up nowhere. */
export function pagesOf(list: List): Find {
  const fromTop = { name: `first_page_${list.name}`, text: textOf(list, '') };
  const fromPlace = { name: `next_page_${list.name}`, text: textOf(list, BEHIND) };
  return async (inbox, recipientId, { limit, skip }, behind) => {
    const place = behind ? [behind.sentBucket.toISOString(), behind.shuffle, behind.id] : [];
    const rows = await ask<Raw>(inbox, behind ? fromPlace : fromTop, [recipientId, limit, skip, ...place]);
    return { total: rows[0]?.total ?? 0, rows: rows.flatMap((row) => (row.id === null ? [] : toNote(row))) };
  };
}

function textOf({ where, total }: List, behind: string): string {
  return `
    SELECT t.total, n.*
      FROM (SELECT COALESCE((SELECT ${total} FROM billet.inbox_counts WHERE recipient_id = $1), 0) AS total) t
      LEFT JOIN LATERAL (
        SELECT ${columns.map(([field, { name }]) => `i.${name} AS "${field}"`).join(', ')} FROM billet.items i
         WHERE i.recipient_id = $1 AND ${where} ${behind} ORDER BY ${ORDER} LIMIT $2 OFFSET $3
      ) n ON true
     ORDER BY n."sentBucket" DESC, n.shuffle, n.id`;
}

/** The one place where a row that no query builder made gets its type. */
function toNote({ total, ...row }: Raw): NoteRow {
  return { ...row, sentBucket: new Date(row.sentBucket) } as NoteRow;
}
