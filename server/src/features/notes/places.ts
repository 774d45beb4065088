import type { Pool } from '../../kit/db/database.ts';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { NotePage, PageRange, ReadPage } from './page.ts';

/** Offset below which skipping rows is cheaper than remembering places. */
const DEEP = 100;
const REMEMBERED = 20_000;

type Place = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

/** Where pages of large inboxes begin, by list, version and offset. The oldest entry is dropped first. */
const known = new Map<string, Place>();

/**
 * Finds the same pages, but continues from the end of the last page that this process read, instead of skipping all rows before. Valid
 * while the inbox is unchanged, which its `version` shows.
 */
export function fromPlaces(
  find: ReadPage,
  list: string,
): (inbox: Pool, recipientId: string, version: number, window: PageRange) => Promise<NotePage> {
  return async (inbox, recipientId, version, { limit, skip }) => {
    const keyOf = (before: number) => `${recipientId} ${list} ${version} ${before}`;
    const place = known.get(keyOf(skip));
    if (skip >= DEEP && place === undefined) {
      // One more row, to remember where this page begins
      const { total, rows } = await find(inbox, recipientId, { limit: limit + 1, skip: skip - 1 });
      learn(keyOf(skip), rows[0]);
      if (rows.length > limit) learn(keyOf(skip + limit), rows.at(-1));
      return { total, rows: rows.slice(1) };
    }
    const found = await find(inbox, recipientId, { limit, skip: place ? 0 : skip }, place);
    if (skip + limit >= DEEP && found.rows.length === limit) learn(keyOf(skip + limit), found.rows.at(-1));
    return found;
  };
}

function learn(key: string, note: NoteRow | undefined): void {
  if (note === undefined) return;
  const { sentBucket, shuffle, id } = note;
  known.delete(key);
  known.set(key, { sentBucket, shuffle, id });
  const [oldest] = known.keys();
  if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
}
