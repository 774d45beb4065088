import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../src/kit/db/sql-on.ts';
import { codeOf, post, telegramOf } from '../kit/people.ts';
import { openWire } from '../kit/wire.ts';
import type { Deployment } from '../stage/deployment.ts';
import { anybodyBut } from '../stage/seed.ts';

const GIFT = 'unicorn';
/** Milliseconds within which Telegram expects the answer to a pre-checkout query. */
const QUESTION = 10_000;
const LOOK_AGAIN = 200;

interface Order {
  readonly id: string;
  readonly amount: number;
  readonly payer: number;
}

/** The results of payments made during the herd. */
export interface Paid {
  readonly count: number;
  /** Payments that were rejected, or not delivered exactly once in time. */
  readonly lost: number;
  /** Milliseconds from Telegram's payment update to the delivery, of the slowest payment. */
  readonly slowest: number;
}

/** Creates orders of different people before the herd. The returned function pays them all within `within` milliseconds. */
export async function prepareOrders({ large: { server, sql, size }, messenger }: Deployment, count: number) {
  const wire = openWire(server.port);
  const orders: Order[] = [];
  while (orders.length < count) {
    const payer = size.people - orders.length;
    const { status, body } = await wire.ask(
      post(payer, '/api/order/checkout', {
        valentineCode: codeOf(anybodyBut(payer, size)),
        itemId: GIFT,
        message: `Paid ${orders.length}`,
      }),
    );
    const { orderId } = JSON.parse(body) as { orderId?: string };
    if (status !== 200 || !orderId) throw new Error(`No order: ${status} ${body}`);
    const [row] = await sql<{ amount: number }[]>`SELECT amount FROM money.orders WHERE id = ${orderId}`;
    orders.push({ id: orderId, amount: row?.amount ?? 0, payer });
  }
  wire.close();
  return async (within: number, until: number): Promise<Paid> => {
    const times = await Promise.all(
      orders.map(async (order) => {
        await pause(Math.random() * within);
        return pay(order, messenger, sql, until);
      }),
    );
    const delivered = times.filter((time) => time !== null);
    return { count, lost: count - delivered.length, slowest: Math.max(0, ...delivered) };
  };
}

/** Pays as Telegram does: sends the pre-checkout query, and after a timely answer the payment update. */
async function pay({ id, amount, payer }: Order, messenger: Deployment['messenger'], sql: Sql, until: number): Promise<number | null> {
  const query = `query of ${id}`;
  const person = { ...telegramOf(payer), is_bot: false };
  const asked = { currency: 'XTR', total_amount: amount, invoice_payload: `order:${id}` };
  messenger.push({ pre_checkout_query: { id: query, from: person, ...asked } });
  const answer = messenger.called('answerPreCheckoutQuery', (params) => params.pre_checkout_query_id === query);
  const isTaken = await Promise.race([answer.then(({ params }) => params.ok === true), pause(QUESTION, false, { ref: false })]);
  if (!isTaken) return null;
  const began = performance.now();
  messenger.push({
    message: {
      message_id: payer,
      date: 0,
      chat: { id: person.id, type: 'private', first_name: person.first_name },
      from: person,
      successful_payment: { ...asked, telegram_payment_charge_id: `charge of ${id}`, provider_payment_charge_id: '' },
    },
  });
  while (performance.now() < until) {
    const [row] = await sql<{ done: number }[]>`
      SELECT count(*)::int AS done FROM money.charges c JOIN money.orders o ON o.id = c.order_id
       WHERE o.id = ${id} AND o.state = 'fulfilled' AND c.state = 'fulfilled'`;
    if (row?.done === 1) return performance.now() - began;
    await pause(LOOK_AGAIN);
  }
  return null;
}
