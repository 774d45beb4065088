import { randomInt } from 'node:crypto';
import { type Queryable, type Sql, sqlOn } from '../src/kit/db/sql-on.ts';
import { withheldMarks } from '../src/kit/seal/identity.ts';
import { openTold, sealTold } from '../src/kit/seal/told.ts';

/** Rows written at once. */
const BATCH = 5_000;

/** Marks what must not arrive by whom it was for, and seals it to the size of all. Where its recipient has left already, it goes. */
export async function up(client: Queryable, secret: string): Promise<void> {
  const sql = sqlOn(client);
  await sql`DECLARE withheld CURSOR FOR
    SELECT s.item_id, s.told FROM sealed.senders s JOIN billet.items i ON i.id = s.item_id WHERE i.placement = 'suppressed' ORDER BY random()`;
  for (;;) {
    const rows = await sql.query<{ item_id: string; told: Buffer }[]>(`FETCH ${BATCH} FROM withheld`);
    if (rows.length === 0) break;
    for (const { item_id: noteId, told } of rows) await mark(sql, secret, noteId, told);
  }
  await sql`CLOSE withheld`;
}

async function mark(sql: Sql, secret: string, noteId: string, sealed: Buffer): Promise<void> {
  const told = openTold(secret, sealed);
  const { withheld } = told;
  if (!withheld) return;
  const [there] = await sql`SELECT FROM billet.users WHERE id = ${withheld.recipientId} AND telegram_id > 0`;
  if (there) {
    const drawn = withheldMarks(secret, withheld.recipientId).draw((most) => randomInt(most + 1));
    await sql`UPDATE sealed.senders SET withheld_mark = ${drawn}, told = ${sealTold(secret, told)} WHERE item_id = ${noteId}`;
    return;
  }
  await sql`DELETE FROM sealed.senders WHERE item_id = ${noteId}`;
  await sql`DELETE FROM sealed.pairs WHERE item_id = ${noteId}`;
  await sql`DELETE FROM billet.items WHERE id = ${noteId}`;
}
