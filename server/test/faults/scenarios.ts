import { setTimeout as pause } from 'node:timers/promises';
import type { Customer } from './customers.ts';
import type { Order } from './events.ts';
import { type PaymentContext, pay } from './payment.ts';
import type { GiftChoice, PaymentPlan, Scenario } from './plan.ts';

/** The people of a scenario: regulars shared by all scenarios, and new people. */
export interface ScenarioContext extends PaymentContext {
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

export async function runScenario(scenario: Scenario, context: ScenarioContext): Promise<void> {
  await pause(scenario.start);
  const [first, second, third] = context.regulars;
  switch (scenario.kind) {
    case 'free':
      return void (await sendFree(context, first, second, scenario.isRepeated));
    case 'gift':
      return buy(context, second, third, scenario);
    case 'pack':
      return buyPack(context, third, first, scenario);
    case 'early':
      return buyEarly(context, await context.newcomer(), scenario.paymentPlans);
    case 'expired': {
      const order = await orderGift(context, first, third, scenario.gift);
      if (order) context.afterADay(() => pay(context, order, scenario.paymentPlan));
      return;
    }
    case 'blocked':
      return buyForBlocker(context, await context.newcomer(), await context.newcomer(), scenario);
    case 'recipient_leaves':
    case 'payer_leaves':
      return buyAndLeave(context, await context.newcomer(), await context.newcomer(), scenario);
  }
}

async function sendFree(context: ScenarioContext, from: Customer, to: Customer, isRepeated: boolean): Promise<string> {
  const message = context.text();
  const sending = context.recorder.addSending({ message, recipientId: to.id, isAnswered: false });
  const body = { valentineCode: to.code, itemId: 'anon', message, isAnonymousMessage: true };
  const answer = await (isRepeated ? from.callTwice('checkout', { body }) : from.call('checkout', { body }));
  sending.isAnswered = answer?.success === true;
  return message;
}

async function orderGift(
  context: ScenarioContext,
  from: Customer,
  to: Customer,
  gift: GiftChoice,
  isRepeated = false,
): Promise<Placed | null> {
  const { price, ...choice } = gift;
  const message = context.text();
  const body = { valentineCode: to.code, message, ...choice };
  const answer = await (isRepeated ? from.callTwice('checkout', { body }) : from.call('checkout', { body }));
  if (typeof answer?.orderId !== 'string') return null;
  const order = { id: answer.orderId, payerId: from.id, amount: price };
  context.recorder.addOrder({ ...order, kind: 'item', note: { message, recipientId: to.id }, reveals: 0 });
  return order;
}

async function buy(context: ScenarioContext, from: Customer, to: Customer, { gift, isRepeated, paymentPlan }: Of<'gift'>): Promise<void> {
  const order = await orderGift(context, from, to, gift, isRepeated);
  if (order) await pay(context, order, paymentPlan);
}

/** Buys a pack for a received and opened question, and optionally spends a reveal on another question. */
async function buyPack(
  context: ScenarioContext,
  payer: Customer,
  asker: Customer,
  { pack, isSpentOn, paymentPlan }: Of<'pack'>,
): Promise<void> {
  const noteId = await receive(context, asker, payer);
  if (noteId === null) return;
  const answer = await payer.call('revealSender', { params: { id: noteId }, body: { revealPackType: pack } });
  const data = answer?.data as { orderId?: string; checkoutLink?: string } | null | undefined;
  const reveals = sizes[pack];
  const amount = { pack_1: 49, pack_3: 99, pack_6: 150 }[pack];
  if (data?.orderId) {
    const order = { id: data.orderId, payerId: payer.id, amount };
    context.recorder.addOrder({ ...order, kind: 'reveal_pack', note: null, reveals });
    await pay(context, order, paymentPlan);
  }
  if (!isSpentOn) return;
  const another = await receive(context, asker, payer);
  if (another !== null) await payer.call('revealSender', { params: { id: another }, body: {} });
}

/** Sends a question and opens it. Returns its id. */
async function receive(context: ScenarioContext, from: Customer, to: Customer): Promise<string | null> {
  const message = await sendFree(context, from, to, false);
  const list = await to.call('getValentines', { query: { type: 'anonymous_message', filter: 'sent', limit: 50 } });
  const ids = ((list?.valentines ?? []) as { id: string }[]).map(({ id }) => id);
  for (const id of ids) {
    const opened = await to.call('unwrapValentine', { params: { id } });
    if ((opened?.valentine as { message?: string } | undefined)?.message === message) return id;
  }
  return null;
}

async function buyEarly(context: ScenarioContext, payer: Customer, paymentPlans: readonly PaymentPlan[]): Promise<void> {
  const orders = await Promise.all(paymentPlans.map(() => payer.call('buyEarlyReveal', { body: {} })));
  const placed = orders.flatMap((answer) =>
    typeof answer?.orderId === 'string' ? [{ id: answer.orderId, payerId: payer.id, amount: 49 }] : [],
  );
  for (const order of placed) {
    context.recorder.addOrder({ ...order, kind: 'early_reveal', note: null, reveals: 0 });
    if (placed.length > 1) context.recorder.addTrouble(order.id, 'has_year', 'possible');
  }
  await Promise.all(placed.map((order, index) => pay(context, order, paymentPlans[index] ?? (paymentPlans[0] as PaymentPlan))));
}

async function buyForBlocker(
  context: ScenarioContext,
  from: Customer,
  to: Customer,
  { gift, isBefore, paymentPlan }: Of<'blocked'>,
): Promise<void> {
  const noteId = await receive(context, from, to);
  const order = await orderGift(context, from, to, gift);
  if (!order || noteId === null) return;
  context.recorder.addTrouble(order.id, 'recipient_blocks', 'possible');
  const blocking = to.call('blockSender', { params: { id: noteId }, body: { isBlocked: true } });
  if (isBefore && (await blocking)) context.recorder.addTrouble(order.id, 'recipient_blocks', 'certain');
  await pay(context, order, paymentPlan);
  await blocking;
}

async function buyAndLeave(
  context: ScenarioContext,
  from: Customer,
  to: Customer,
  { kind, gift, isBefore, paymentPlan }: Of<'recipient_leaves' | 'payer_leaves'>,
): Promise<void> {
  const order = await orderGift(context, from, to, gift);
  if (!order) return;
  const [who, trouble] = kind === 'payer_leaves' ? ([from, 'payer_gone'] as const) : ([to, 'recipient_gone'] as const);
  context.recorder.leave(who.id);
  context.recorder.addTrouble(order.id, trouble, 'possible');
  const leaving = who.call('deleteAccount');
  if (isBefore && (await leaving)) context.recorder.addTrouble(order.id, trouble, 'certain');
  await pay(context, order, paymentPlan);
  await leaving;
}
