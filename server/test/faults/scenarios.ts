import { setTimeout as pause } from 'node:timers/promises';
import type { Customer } from './customers.ts';
import type { Order } from './events.ts';
import { type Cashier, pay } from './payment.ts';
import type { GiftChoice, PaymentPlans, Scenario } from './plan.ts';

/** The people of a scenario: regulars shared by all scenarios, and new people. */
export interface Cast extends Cashier {
  readonly regulars: readonly [Customer, Customer, Customer];
  newcomer(): Promise<Customer>;
  /** A text that is unique in the schedule. */
  text(): string;
  /** Runs work after a day without activity. */
  afterADay(work: () => Promise<void>): void;
}

type Of<K extends Scenario['kind']> = Extract<Scenario, { kind: K }>;
type Placed = Pick<Order, 'id' | 'payerId' | 'amount'>;
const sizes = { pack_1: 1, pack_3: 3, pack_6: 6 } as const;

export async function runScenario(scenario: Scenario, cast: Cast): Promise<void> {
  await pause(scenario.start);
  const [first, second, third] = cast.regulars;
  switch (scenario.kind) {
    case 'free':
      return void (await sendFree(cast, first, second, scenario.isRepeated));
    case 'gift':
      return buy(cast, second, third, scenario);
    case 'pack':
      return buyPack(cast, third, first, scenario);
    case 'early':
      return buyEarly(cast, await cast.newcomer(), scenario.bills);
    case 'expired': {
      const order = await orderGift(cast, first, third, scenario.gift);
      if (order) cast.afterADay(() => pay(cast, order, scenario.bill));
      return;
    }
    case 'blocked':
      return buyForBlocker(cast, await cast.newcomer(), await cast.newcomer(), scenario);
    case 'recipient_leaves':
    case 'payer_leaves':
      return buyAndLeave(cast, await cast.newcomer(), await cast.newcomer(), scenario);
  }
}

async function sendFree(cast: Cast, from: Customer, to: Customer, isRepeated: boolean): Promise<string> {
  const message = cast.text();
  const sending = cast.recorder.addSending({ message, recipientId: to.id, isAnswered: false });
  const body = { valentineCode: to.code, itemId: 'anon', message, isAnonymousMessage: true };
  const answer = await (isRepeated ? from.callTwice('checkout', { body }) : from.call('checkout', { body }));
  sending.isAnswered = answer?.success === true;
  return message;
}

async function orderGift(cast: Cast, from: Customer, to: Customer, gift: GiftChoice, isRepeated = false): Promise<Placed | null> {
  const { price, ...choice } = gift;
  const message = cast.text();
  const body = { valentineCode: to.code, message, ...choice };
  const answer = await (isRepeated ? from.callTwice('checkout', { body }) : from.call('checkout', { body }));
  if (typeof answer?.orderId !== 'string') return null;
  const order = { id: answer.orderId, payerId: from.id, amount: price };
  cast.recorder.addOrder({ ...order, kind: 'item', note: { message, recipientId: to.id }, reveals: 0 });
  return order;
}

async function buy(cast: Cast, from: Customer, to: Customer, { gift, isRepeated, bill }: Of<'gift'>): Promise<void> {
  const order = await orderGift(cast, from, to, gift, isRepeated);
  if (order) await pay(cast, order, bill);
}

/** Buys a pack for a received and opened question, and optionally spends a reveal on another question. */
async function buyPack(cast: Cast, payer: Customer, asker: Customer, { pack, isSpentOn, bill }: Of<'pack'>): Promise<void> {
  const noteId = await receive(cast, asker, payer);
  if (noteId === null) return;
  const answer = await payer.call('revealSender', { params: { id: noteId }, body: { revealPackType: pack } });
  const data = answer?.data as { orderId?: string; checkoutLink?: string } | null | undefined;
  const reveals = sizes[pack];
  const amount = { pack_1: 49, pack_3: 99, pack_6: 150 }[pack];
  if (data?.orderId) {
    const order = { id: data.orderId, payerId: payer.id, amount };
    cast.recorder.addOrder({ ...order, kind: 'reveal_pack', note: null, reveals });
    await pay(cast, order, bill);
  }
  if (!isSpentOn) return;
  const another = await receive(cast, asker, payer);
  if (another !== null) await payer.call('revealSender', { params: { id: another }, body: {} });
}

/** Sends a question and opens it. Returns its id. */
async function receive(cast: Cast, from: Customer, to: Customer): Promise<string | null> {
  const message = await sendFree(cast, from, to, false);
  const list = await to.call('getValentines', { query: { type: 'anonymous_message', filter: 'sent', limit: 50 } });
  const ids = ((list?.valentines ?? []) as { id: string }[]).map(({ id }) => id);
  for (const id of ids) {
    const opened = await to.call('unwrapValentine', { params: { id } });
    if ((opened?.valentine as { message?: string } | undefined)?.message === message) return id;
  }
  return null;
}

async function buyEarly(cast: Cast, payer: Customer, bills: readonly PaymentPlans[]): Promise<void> {
  const orders = await Promise.all(bills.map(() => payer.call('buyEarlyReveal', { body: {} })));
  const placed = orders.flatMap((answer) =>
    typeof answer?.orderId === 'string' ? [{ id: answer.orderId, payerId: payer.id, amount: 49 }] : [],
  );
  for (const order of placed) {
    cast.recorder.addOrder({ ...order, kind: 'early_reveal', note: null, reveals: 0 });
    if (placed.length > 1) cast.recorder.addTrouble(order.id, 'has_year', 'possible');
  }
  await Promise.all(placed.map((order, index) => pay(cast, order, bills[index] ?? (bills[0] as PaymentPlans))));
}

async function buyForBlocker(cast: Cast, from: Customer, to: Customer, { gift, isBefore, bill }: Of<'blocked'>): Promise<void> {
  const noteId = await receive(cast, from, to);
  const order = await orderGift(cast, from, to, gift);
  if (!order || noteId === null) return;
  cast.recorder.addTrouble(order.id, 'recipient_blocks', 'possible');
  const blocking = to.call('blockSender', { params: { id: noteId }, body: { isBlocked: true } });
  if (isBefore && (await blocking)) cast.recorder.addTrouble(order.id, 'recipient_blocks', 'certain');
  await pay(cast, order, bill);
  await blocking;
}

async function buyAndLeave(
  cast: Cast,
  from: Customer,
  to: Customer,
  { kind, gift, isBefore, bill }: Of<'recipient_leaves' | 'payer_leaves'>,
): Promise<void> {
  const order = await orderGift(cast, from, to, gift);
  if (!order) return;
  const [who, trouble] = kind === 'payer_leaves' ? ([from, 'payer_gone'] as const) : ([to, 'recipient_gone'] as const);
  cast.recorder.leave(who.id);
  cast.recorder.addTrouble(order.id, trouble, 'possible');
  const leaving = who.call('deleteAccount');
  if (isBefore && (await leaving)) cast.recorder.addTrouble(order.id, trouble, 'certain');
  await pay(cast, order, bill);
  await leaving;
}
