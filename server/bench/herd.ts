import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment.ts';
import { type Figure, median } from './figures.ts';
import { type Call, checkout, events, page, profile, telegramOf } from './people.ts';
import { anybodyBut } from './seed.ts';

/** Milliseconds within which all people arrive. */
const ARRIVE = 2_000;
/** Milliseconds after which a visit without a page ends. */
const OVER = 60_000;
/** Milliseconds after which a client treats a missing response as a failure, and Telegram that of a pre-checkout query. */
const TIMEOUT_MS = 10_000;
/** One in this many people pays during the herd. */
const PAYERS = 250;

interface Visit {
  /** Milliseconds from the arrival to the page; null without a page. */
  readonly served: number | null;
  /** Whether a response with Retry-After came. */
  readonly isAskedToRetry: boolean;
  /** Responses other than 200 and 503 with Retry-After, and missing ones. */
  readonly broken: readonly string[];
}

/** Everybody opens the app at once, as on 8 March at 14:00, and some of them pay. */
export async function measureHerd(deployment: Deployment, people: number): Promise<readonly Figure[]> {
  const { server, size } = deployment;
  const orders = await placeOrders(deployment, Math.max(1, Math.floor(people / PAYERS)));
  const end = new AbortController();
  const visits = Promise.all(
    Array.from({ length: people }, async (_, index) => {
      await pause(Math.random() * ARRIVE);
      return visit(server.url, size.people - index, end.signal);
    }),
  );
  const payments = await Promise.all(
    orders.map(async (order) => {
      await pause(Math.random() * ARRIVE);
      return pay(deployment, order);
    }),
  );
  const done = await visits;
  end.abort();
  const broken = done.flatMap((each) => each.broken);
  for (const [kind, each] of Map.groupBy(broken, (kind) => kind)) console.error(`${each.length} × ${kind}`);
  const served = done.flatMap((each) => each.served ?? []);
  return [
    { name: 'herd.median', value: median(served) },
    { name: 'herd.last', value: Math.max(0, ...served) },
    { name: 'herd.told', value: done.filter(({ isAskedToRetry }) => isAskedToRetry).length },
    { name: 'herd.unserved', value: people - served.length, goal: { most: 0 } },
    { name: 'herd.broken', value: broken.length, goal: { most: 0 } },
    { name: 'herd.payments', value: payments.length },
    { name: 'herd.payments.lost', value: payments.filter((isDelivered) => !isDelivered).length, goal: { most: 0 } },
  ];
}

/** Opens the app like a user: profile, page, and event stream. Waits as the app does: for the time of Retry-After plus up to one second. */
async function visit(url: string, n: number, end: AbortSignal): Promise<Visit> {
  const began = performance.now();
  const broken: string[] = [];
  let isAskedToRetry = false;
  const get = async (call: Call): Promise<boolean> => {
    while (performance.now() - began < OVER) {
      const answer = await ask(url, call, AbortSignal.timeout(TIMEOUT_MS)).catch((error: Error) => void broken.push(error.message));
      await answer?.arrayBuffer();
      if (answer?.ok) return true;
      const after = answer?.status === 503 ? answer.headers.get('Retry-After') : null;
      isAskedToRetry ||= after !== null;
      if (answer && after === null) broken.push(String(answer.status));
      await pause((Number(after ?? 2) + Math.random()) * 1_000);
    }
    return false;
  };
  const served = (await get(profile(n))) && (await get(page(n))) ? performance.now() - began : null;
  if (served !== null) void ask(url, events(n), end).catch(() => undefined);
  return { served, isAskedToRetry, broken };
}

const ask = (url: string, { path, ...request }: Call, signal: AbortSignal) => fetch(url + path, { ...request, signal });

interface Order {
  readonly id: string;
  readonly amount: number;
  readonly payer: number;
}

/** Creates orders of different people. */
async function placeOrders({ server, sql, size }: Deployment, count: number): Promise<readonly Order[]> {
  const orders: Order[] = [];
  while (orders.length < count) {
    const payer = size.people - orders.length;
    const answer = await ask(server.url, checkout(payer, anybodyBut(payer, size), 'unicorn'), AbortSignal.timeout(OVER));
    const { orderId } = (await answer.json()) as { orderId: string };
    const [row] = await sql<{ amount: number }[]>`SELECT amount FROM money.orders WHERE id = ${orderId}`;
    orders.push({ id: orderId, amount: row?.amount ?? 0, payer });
  }
  return orders;
}

/** Pays as Telegram does: sends the pre-checkout query, and after a timely answer the payment. Whether it was delivered once in time. */
async function pay({ messenger, sql }: Deployment, { id, amount, payer }: Order): Promise<boolean> {
  const person = { ...telegramOf(payer), is_bot: false };
  const asked = { currency: 'XTR', total_amount: amount, invoice_payload: `order:${id}` };
  messenger.push({ pre_checkout_query: { id, from: person, ...asked } });
  const answer = messenger.waitForCall('answerPreCheckoutQuery', (params) => params.pre_checkout_query_id === id);
  const isTaken = await Promise.race([answer.then(({ params }) => params.ok === true), pause(TIMEOUT_MS, false, { ref: false })]);
  if (!isTaken) return false;
  messenger.push({
    message: {
      message_id: payer,
      date: 0,
      chat: { id: person.id, type: 'private', first_name: person.first_name },
      from: person,
      successful_payment: { ...asked, telegram_payment_charge_id: id, provider_payment_charge_id: '' },
    },
  });
  for (const until = performance.now() + OVER; performance.now() < until; await pause(200)) {
    const [row] = await sql<{ done: number }[]>`
      SELECT count(*)::int AS done FROM money.charges c JOIN money.orders o ON o.id = c.order_id
       WHERE o.id = ${id} AND o.state = 'fulfilled' AND c.state = 'fulfilled'`;
    if (row?.done === 1) return true;
  }
  return false;
}
