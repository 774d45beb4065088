import type { Sql } from 'postgres';
import type { Books, Note, Person } from './truth.ts';

/** Reads what the server wrote of these people and their payments. */
export async function readBooks(sql: Sql, personIds: readonly number[], chargeIds: readonly string[]): Promise<Books> {
  const orders = await sql<{ id: string; state: string; amount: number }[]>`
    SELECT id, state, amount FROM money.orders WHERE payer_telegram_id = ANY(${personIds as number[]})`;
  const charges = await sql<{ id: string; state: string; orderId: string | null }[]>`
    SELECT id, state, order_id AS "orderId" FROM money.charges WHERE id = ANY(${chargeIds as string[]})`;
  const notes = await sql<Note[]>`
    SELECT i.message, u.telegram_id::float8 AS "recipientId", i.gift ->> 'id' AS "giftId",
           i.is_telegram_gift_sent AS "isGiftSent", i.is_reveal_completed AS "isRevealed"
      FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id WHERE u.telegram_id = ANY(${personIds as number[]})`;
  const people = await sql<({ id: number } & Person)[]>`
    SELECT u.telegram_id::float8 AS id, u.available_reveals AS reveals, u.early_reveal_year AS year,
           (SELECT coalesce(sum(l.change), 0)::int FROM money.reveal_ledger l WHERE l.user_id = u.id) AS ledger
      FROM billet.users u WHERE u.telegram_id = ANY(${personIds as number[]})`;
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    charges: new Map(charges.map((charge) => [charge.id, charge])),
    notes,
    people: new Map(people.map((person) => [person.id, person])),
    leftovers: await readLeftovers(sql),
  };
}

/** What still waits to be done, and payments that never were. Jobs that come round by the clock are none. */
async function readLeftovers(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const [row = {}] = await sql<Record<string, number>[]>`SELECT
    (SELECT count(*)::int FROM money.updates WHERE body IS NOT NULL) AS updates,
    (SELECT count(*)::int FROM billet.outbox) AS outbox,
    (SELECT count(*)::int FROM money.gifts WHERE state <> 'sent') AS gifts,
    (SELECT count(*)::int FROM money.charges WHERE state NOT IN ('fulfilled', 'refunded')) AS payments,
    (SELECT count(*)::int FROM money.orders WHERE state IN ('paid', 'refunding')) AS orders,
    (SELECT count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier NOT IN ('reconcile', 'clean-up')) AS jobs`;
  return row;
}
