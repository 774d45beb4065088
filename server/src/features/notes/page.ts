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

/** A list of a recipient's notes in SQL: its condition, and its count as an expression over `billet.inbox_counts`. */
export interface List {
  readonly name: string;
  readonly where: string;
  readonly total: string;
}

/** The note after which a page begins. */
type Place = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

export type Find = (inbox: Pool, recipientId: string, window: Window, behind?: Place) => Promise<Found>;

export interface Found {
  readonly total: number;
  readonly rows: NoteRow[];
}

/** The raw row; without a note, only `total` is set. */
type Raw = Omit<NoteRow, 'id' | 'sentBucket'> & { readonly id: string | null; readonly sentBucket: string; readonly total: number };

const columns = Object.entries(getTableColumns(notes));

/** By coarse time, newest first; within one hour or day in a fixed random order. */
const ORDER = 'i.sent_bucket DESC, i.shuffle, i.id';

/** The first condition is implied by the second; the index needs it. */
const BEHIND = 'AND i.sent_bucket <= $4 AND (i.sent_bucket < $4 OR (i.shuffle, i.id) > ($5, $6))';

/** Reads a page of a list and its total in one statement. The totals are stored counts. */
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

/** The only conversion of a raw row to its type. */
function toNote({ total, ...row }: Raw): NoteRow {
  return { ...row, sentBucket: new Date(row.sentBucket) } as NoteRow;
}
