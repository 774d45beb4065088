import type { Sql } from '../../src/kit/db/sql-on.ts';
import { TELEGRAM_BASE } from './seed.ts';

interface Note {
  readonly id: string;
  /** Number of the person. */
  readonly owner: number;
}

/** Unopened notes of readers. */
export interface Closed {
  next(): Note;
  /** Marks the used notes as unopened again. */
  closeAgain(): Promise<void>;
}

const MAX_NOTES = 20_000;

export async function closedNotes(sql: Sql, readers: number): Promise<Closed> {
  const notes = await sql<Note[]>`
    SELECT i.id, (u.telegram_id - ${TELEGRAM_BASE})::int AS owner FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id
     WHERE i.status = 'sent' AND u.telegram_id BETWEEN ${TELEGRAM_BASE + 2} AND ${TELEGRAM_BASE + 1 + readers} ORDER BY random() LIMIT ${MAX_NOTES}`;
  let used = 0;
  return {
    next() {
      const note = notes[used % notes.length];
      if (!note) throw new Error('No reader has a closed note');
      used += 1;
      return note;
    },
    async closeAgain() {
      const opened = notes.slice(0, used).map(({ id }) => id);
      used = 0;
      await sql`UPDATE billet.items SET status = 'sent' WHERE id = ANY (${opened}) AND status = 'opened'`;
    },
  };
}
