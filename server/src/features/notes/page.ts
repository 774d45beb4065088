import type { Answer } from '@billet/shared-domain/contract';
import { getTableColumns } from 'drizzle-orm';
import type { Pool } from '../../kit/db/database.ts';
import { queryPrepared } from '../../kit/db/query-prepared.ts';
import { type NoteRow, notes } from '../../kit/db/schema/notes.ts';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly pagination: Answer<'getValentines'>['pagination'];
}

export interface PageRange {
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
type Cursor = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

export type ReadPage = (inbox: Pool, recipientId: string, range: PageRange, after?: Cursor) => Promise<NotePage>;

export interface NotePage {
  readonly total: number;
  readonly rows: NoteRow[];
}

/** The raw row; without a note, only `total` is set. */
type Raw = Omit<NoteRow, 'id' | 'sentBucket'> & { readonly id: string | null; readonly sentBucket: string; readonly total: number };

const columns = Object.entries(getTableColumns(notes));

/** By coarse time, newest first; within one hour or day in a fixed random order. */
const ORDER = 'i.sent_bucket DESC, i.shuffle, i.id';

/** The first condition is implied by the second; the index needs it. */
const AFTER_CURSOR = 'AND i.sent_bucket <= $4 AND (i.sent_bucket < $4 OR (i.shuffle, i.id) > ($5, $6))';

/** Reads a page of a list and its total in one statement. The totals are stored counts. */
export function makePageReader(list: List): ReadPage {
  const firstPage = { name: `first_page_${list.name}`, text: textOf(list, '') };
  const nextPage = { name: `next_page_${list.name}`, text: textOf(list, AFTER_CURSOR) };
  return async (inbox, recipientId, { limit, skip }, after) => {
    const values = after ? [after.sentBucket.toISOString(), after.shuffle, after.id] : [];
    const rows = await queryPrepared<Raw>(inbox, after ? nextPage : firstPage, [recipientId, limit, skip, ...values]);
    return { total: rows[0]?.total ?? 0, rows: rows.flatMap((row) => (row.id === null ? [] : toNote(row))) };
  };
}

function textOf({ where, total }: List, after: string): string {
  return `
    SELECT t.total, n.*
      FROM (SELECT COALESCE((SELECT ${total} FROM billet.inbox_counts WHERE recipient_id = $1), 0) AS total) t
      LEFT JOIN LATERAL (
        SELECT ${columns.map(([field, { name }]) => `i.${name} AS "${field}"`).join(', ')} FROM billet.items i
         WHERE i.recipient_id = $1 AND ${where} ${after} ORDER BY ${ORDER} LIMIT $2 OFFSET $3
      ) n ON true
     ORDER BY n."sentBucket" DESC, n.shuffle, n.id`;
}

/** The only conversion of a raw row to its type. */
function toNote({ total, ...row }: Raw): NoteRow {
  return { ...row, sentBucket: new Date(row.sentBucket) } as NoteRow;
}
