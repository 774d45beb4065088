import type { Pool } from '../../kit/db/database.ts';
import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Find, Found, Window } from './page.ts';

/** Fewer notes than this the database walks past faster than it is worth to remember where they end. */
const DEEP = 100;
const REMEMBERED = 20_000;

type Place = Pick<NoteRow, 'sentBucket' | 'shuffle' | 'id'>;

/** Where pages of a big inbox begin, by list, version and how many notes come before; the oldest is forgotten. */
const known = new Map<string, Place>();

/**
 * The same pages, but whoever goes on reading goes on from where this process saw the last page end, however many notes came before.
 * That holds while nothing changes in the inbox, which is when its `version` grows.
 */
export function fromPlaces(
  find: Find,
  list: string,
): (inbox: Pool, recipientId: string, version: number, window: Window) => Promise<Found> {
  return async (inbox, recipientId, version, { limit, skip }) => {
    const keyOf = (before: number) => `${recipientId} ${list} ${version} ${before}`;
    const place = known.get(keyOf(skip));
    if (skip >= DEEP && place === undefined) {
      // one more, to know where this page begins when it is asked for again
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
