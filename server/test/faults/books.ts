import { sql } from 'drizzle-orm';
import { chargeIdOf } from '../../src/features/payments/index.ts';
import type { Database } from '../../src/kit/db/database.ts';
import type { Sale } from './customers.ts';
import type { Messenger } from './messenger.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Figures {
  readonly [name: string]: number;
}

export interface Verdict {
  readonly figures: Figures;
  /** Every broken invariant, a line each. */
  readonly faults: readonly string[];
}

/** Compares the server's books with what really happened. */
export async function audit(
  { owner }: Pick<Database, 'owner'>,
  messenger: Pick<Messenger, 'charges' | 'gifts'>,
  sales: readonly Sale[],
  sealKey: string,
): Promise<Verdict> {
  const orders = new Map((await owner.execute(sql`SELECT id, state, amount FROM money.orders`)).map((row: Row) => [String(row.id), row]));
  const charges = new Map(
    (await owner.execute(sql`SELECT id, order_id, state, amount FROM money.charges`)).map((row: Row) => [String(row.id), row]),
  );
  const items = await owner.execute(sql`SELECT message, is_telegram_gift_sent AS sent FROM billet.items`);
  const [rest] = await owner.execute(sql`SELECT
    (SELECT count(*)::int FROM money.updates WHERE body IS NOT NULL) AS updates,
    (SELECT count(*)::int FROM billet.outbox) AS outbox,
    (SELECT count(*)::int FROM money.gifts WHERE state <> 'sent') AS gifts,
    (SELECT count(*)::int FROM (SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
      GROUP BY u.id HAVING u.available_reveals <> COALESCE(sum(l.change), 0) OR u.available_reveals < 0) wrong) AS ledger`);
  const faults: string[] = [];
  const claim = (holds: boolean, line: string) => void (holds || faults.push(line));

  for (const charge of messenger.charges) {
    const state = charges.get(chargeIdOf({ sealKey }, charge.id))?.state;
    claim(state === 'fulfilled' || state === 'refunded', `payment ${charge.id} ended ${state ?? 'unknown'}`);
    claim(
      (state === 'refunded') === charge.isRefunded,
      `payment ${charge.id}: the books say ${state}, the messenger ${charge.isRefunded ? 'refunded' : 'kept'} it`,
    );
  }
  for (const sale of sales) {
    const state = String(orders.get(sale.orderId)?.state);
    const kept = [...charges.values()].filter((row) => row.order_id === sale.orderId && row.state === 'fulfilled');
    claim(kept.length === (state === 'fulfilled' ? 1 : 0), `order ${sale.orderId} is ${state} with ${kept.length} payments`);
    const delivered = items.filter((row: Row) => row.message === sale.message).length;
    if (sale.message !== null && state === 'fulfilled') claim(delivered === 1, `order ${sale.orderId} delivered ${delivered}`);
    if (sale.message !== null && ['created', 'awaiting_payment', 'cancelled'].includes(state))
      claim(delivered === 0, `unpaid ${sale.orderId} delivered ${delivered}`);
    claim(delivered <= 1, `order ${sale.orderId} delivered ${delivered}`);
  }
  const taken = sum(messenger.charges.map(({ amount }) => amount));
  const returned = sum(messenger.charges.filter(({ isRefunded }) => isRefunded).map(({ amount }) => amount));
  const earned = sum([...orders.values()].filter((row) => row.state === 'fulfilled').map((row) => Number(row.amount)));
  claim(taken - returned === earned, `Stars in ${taken} − back ${returned} ≠ earned ${earned}`);
  const sent = items.filter((row: Row) => row.sent === true).length;
  claim(messenger.gifts.length === sent, `${messenger.gifts.length} gifts were bought, ${sent} items say so`);
  for (const [name, left] of Object.entries(rest ?? {})) claim(left === 0, `${left} left in ${name}`);

  const count = (state: string) => [...orders.values()].filter((row) => row.state === state).length;
  return {
    faults,
    figures: {
      orders: orders.size,
      fulfilled: count('fulfilled'),
      refunded: count('refunded'),
      unpaid: count('awaiting_payment') + count('created'),
      payments: messenger.charges.length,
      'payments returned': messenger.charges.filter(({ isRefunded }) => isRefunded).length,
      'Stars in': taken,
      'Stars back': returned,
      'Stars earned': earned,
      'gifts bought': messenger.gifts.length,
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
