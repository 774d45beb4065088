import type { Pool } from '../../kit/db/database.ts';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { NotePage, PageRange, ReadPage } from './page.ts';

/** Offset below which skipping rows is cheaper than remembering cursors. */
const MIN_OFFSET = 100;
const MAX_CURSORS = 20_000;

type Cursor = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

/** Where pages of large inboxes begin, by list, version and offset. The oldest entry is dropped first. */
const cursors = new Map<string, Cursor>();

/**
 * Finds the same pages, but continues from the end of the last page that this process read, instead of skipping all rows before. Valid
 * while the inbox is unchanged, which its `version` shows.
 */
export function withCursors(
  readPage: ReadPage,
  list: string,
): (inbox: Pool, recipientId: string, version: number, window: PageRange) => Promise<NotePage> {
  return async (inbox, recipientId, version, { limit, skip }) => {
    const keyOf = (before: number) => `${recipientId} ${list} ${version} ${before}`;
    const cursor = cursors.get(keyOf(skip));
    if (skip >= MIN_OFFSET && cursor === undefined) {
      // One more row, to remember where this page begins
      const { total, rows } = await readPage(inbox, recipientId, { limit: limit + 1, skip: skip - 1 });
      remember(keyOf(skip), rows[0]);
      if (rows.length > limit) remember(keyOf(skip + limit), rows.at(-1));
      return { total, rows: rows.slice(1) };
    }
    const found = await readPage(inbox, recipientId, { limit, skip: cursor ? 0 : skip }, cursor);
    if (skip + limit >= MIN_OFFSET && found.rows.length === limit) remember(keyOf(skip + limit), found.rows.at(-1));
    return found;
  };
}

function remember(key: string, note: NoteRow | undefined): void {
  if (note === undefined) return;
  const { sentBucket, shuffle, id } = note;
  cursors.delete(key);
  cursors.set(key, { sentBucket, shuffle, id });
  const [oldest] = cursors.keys();
  if (cursors.size > MAX_CURSORS && oldest !== undefined) cursors.delete(oldest);
}
