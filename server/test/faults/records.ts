import { chargeIdOf } from '../../src/features/payments/index.ts';
import { openHashKey } from '../../src/kit/db/installation.ts';
import type { Sql } from '../../src/kit/db/sql-on.ts';
import type { ActualEvents, Note, Person, ServerRecords } from './events.ts';

/** Reads the server's records of these people, their orders and payments. */
export async function readRecords(sql: Sql, sealKey: string, events: ActualEvents, personIds: readonly number[]): Promise<ServerRecords> {
  const orderIds = events.orders.map(({ id }) => id);
  const orders = await sql<{ id: string; state: string; amount: number }[]>`
    SELECT id, state, amount FROM money.orders WHERE id = ANY(${orderIds}::uuid[])`;
  const [installation] = await sql<{ hash_key: Buffer }[]>`SELECT hash_key FROM billet.installation`;
  const hashKey = installation ? openHashKey(sealKey, installation.hash_key) : sealKey;
  const byOurs = new Map(events.payments.map(({ id }) => [chargeIdOf({ hashKey }, id), id]));
  const charges = await sql<{ id: string; state: string; orderId: string | null }[]>`
    SELECT id, state, order_id AS "orderId" FROM money.charges WHERE id = ANY(${[...byOurs.keys()]})`;
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
    charges: new Map(charges.map((charge) => [byOurs.get(charge.id) ?? charge.id, charge])),
    notes,
    people: new Map(people.map((person) => [person.id, person])),
    leftovers: await readLeftovers(sql),
  };
}

/** Recurring jobs. One whose key was reused while a killed server held it has no tries left and does not count. */
const COMING_ROUND = ['reconcile', 'clean-up', 'count-scores', 'judge-canaries'];

/** Unfinished work and unfinished payments, without recurring jobs. */
async function readLeftovers(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const [row = {}] = await sql<Record<string, number>[]>`SELECT
    (SELECT count(*)::int FROM money.updates WHERE body IS NOT NULL) AS updates,
    (SELECT count(*)::int FROM billet.outbox) AS outbox,
    (SELECT count(*)::int FROM money.waiting) AS waiting,
    (SELECT count(*)::int FROM money.gifts WHERE state <> 'sent') AS gifts,
    (SELECT count(*)::int FROM money.charges WHERE state IN ('recorded', 'refunding')) AS payments,
    (SELECT count(*)::int FROM money.orders WHERE state IN ('paid', 'refunding')) AS orders`;
  const jobs = await sql<{ task: string; count: number }[]>`
    SELECT t.identifier AS task, count(*)::int FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier <> ALL(${COMING_ROUND}) AND j.attempts < j.max_attempts GROUP BY t.identifier`;
  return { ...row, ...Object.fromEntries(jobs.map(({ task, count }) => [`jobs of ${task}`, count])) };
}
