import { inArray, sql } from 'drizzle-orm';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { openTold } from '../../kit/seal/told.ts';
import { hasLeft } from '../people/index.ts';

/** What must not arrive, as its sender knows it: like any other. */
export interface Withheld {
  readonly message: string;
  readonly firstName: string;
  readonly photoUrl: string | null;
}

export interface AllWithheld {
  /** By note. */
  readonly shown: ReadonlyMap<string, Withheld>;
  /** For somebody who has left since: such notes are gone from the sender's list, whatever became of them. */
  readonly without: readonly string[];
}

/** All that a person sent that must not arrive. Asks the same where there is none. */
export async function withheldFrom({ db, config }: Pick<Deps, 'db' | 'config'>, senderId: string): Promise<AllWithheld> {
  const rows = await db.reveal.execute<{ item_id: string; told: Buffer }>(sql`SELECT * FROM sealed.withheld_from(${senderId})`);
  const records = rows.map(({ item_id: noteId, told }) => ({ noteId, withheld: openTold(config.sealKey, told).withheld }));
  const ids = [senderId, ...new Set(records.flatMap(({ withheld }) => withheld?.recipientId ?? []))];
  const people = new Map((await db.app.select().from(users).where(inArray(users.id, ids))).map((person) => [person.id, person]));

  const shown = new Map<string, Withheld>();
  for (const { noteId, withheld } of records) {
    const recipient = withheld && people.get(withheld.recipientId);
    if (!recipient || hasLeft(recipient)) continue;
    shown.set(noteId, { message: withheld.message, firstName: recipient.firstName, photoUrl: recipient.photoUrl });
  }
  return { shown, without: records.map(({ noteId }) => noteId).filter((noteId) => !shown.has(noteId)) };
}
