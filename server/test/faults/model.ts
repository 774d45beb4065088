import type { ActualEvents, Note, Order, Payment, ServerRecords } from './events.ts';

/** Telegram's gifts for ours in the schedule, by our id. */
export const GIFT_MAP: Readonly<Record<string, string>> = { teddy: 'messenger-teddy' };

/** A possible end of an order: the number of payments that are kept, and the possible numbers of deliveries. */
interface Outcome {
  readonly kept: 0 | 1;
  readonly delivered: readonly number[];
}

const nothing: Outcome = { kept: 0, delivered: [0] };

/** All differences between the records and the possible results of the events, one line each. */
export function findDifferences(events: ActualEvents, records: ServerRecords): string[] {
  return [
    ...events.orders.flatMap((order) => checkOrder(events, records, order)),
    ...events.payments.flatMap((payment) => checkPayment(events, records, payment)),
    ...events.sendings.flatMap((sending) => {
      const count = notesWith(records, sending.message).length;
      const mayBeNone = !sending.isAnswered || events.deletedAccounts.includes(sending.recipientId);
      return count === 1 || (count === 0 && mayBeNone) ? [] : [`"${sending.message}", free, was delivered ${count} times`];
    }),
    ...[...records.people.keys()].flatMap((id) => checkPerson(events, records, id)),
    ...checkStars(events, records),
    ...checkGifts(events, records),
    ...Object.entries(records.leftovers).flatMap(([name, count]) => (count === 0 ? [] : [`${count} left in ${name}`])),
  ];
}

const notesWith = (records: ServerRecords, message: string): Note[] => records.notes.filter((note) => note.message === message);
const stateOf = (records: ServerRecords, { id }: Payment) => records.charges.get(id)?.state ?? 'unknown';
const orderOf = (events: ActualEvents, { payload }: Payment) => events.orders.find(({ id }) => payload === `order:${id}`);

/** Whether the order can take the payment: same payer, amount, and Stars. */
export const fits = (order: Pick<Order, 'id' | 'payerId' | 'amount'>, payment: Payment) =>
  payment.payload === `order:${order.id}` &&
  payment.currency === 'XTR' &&
  payment.payerId === order.payerId &&
  payment.amount === order.amount;

/** The payment cannot be kept: an operator or Telegram refunded it before everything was at rest. */
const isRefunded = ({ refundRequest, refundedBy }: Payment) => refundRequest === 'certain' || refundedBy === 'messenger';

/** The allowed states of an order once everything is at rest. */
export function allowedOutcomes(order: Order, payments: readonly Payment[], world: ActualEvents['world']): ReadonlyMap<string, Outcome> {
  const { troubles, kind } = order;
  const fitting = payments.filter((payment) => fits(order, payment));
  const outcomes = new Map<string, Outcome>();
  if (troubles.payer_gone || troubles.expired) outcomes.set('cancelled', nothing);
  if (fitting.length === 0) return outcomes.set('created', nothing).set('awaiting_payment', nothing);

  const isHopeless = Object.values(troubles).includes('certain') || fitting.every(isRefunded);
  if (!isHopeless) outcomes.set('fulfilled', { kept: 1, delivered: troubles.recipient_gone ? [0, 1] : [1] });
  const mayBeTakenBack = fitting.some((payment) => payment.refundRequest !== null || payment.refundedBy === 'messenger');
  const mayFailLater = mayBeTakenBack || (kind === 'item' && world.isMessengerDisturbed);
  const mayFailBefore = troubles.recipient_blocks || troubles.recipient_gone || troubles.has_year || world.isDatabaseDisturbed;
  if (!mayFailLater && !mayFailBefore) return outcomes;
  const end: Outcome = { kept: 0, delivered: mayFailLater ? [0, 1] : [0] };
  outcomes.set('refunded', end);
  if (payments.some(({ payload, isKept }) => isKept && payload === `order:${order.id}`)) outcomes.set('refund_refused', end);
  return outcomes;
}

function checkOrder(events: ActualEvents, records: ServerRecords, order: Order): string[] {
  const name = `order ${order.id} (${[order.kind, ...Object.entries(order.troubles).flat()].join(' ')})`;
  const { state = 'unknown', amount = 0 } = records.orders.get(order.id) ?? {};
  const outcomes = allowedOutcomes(order, events.payments, events.world);
  const end = outcomes.get(state);
  if (!end) return [`${name} is ${state}, and may only be ${[...outcomes.keys()].join(' or ')}`];
  const kept = events.payments.filter((payment) => fits(order, payment) && stateOf(records, payment) === 'fulfilled').length;
  const delivered = order.note ? notesWith(records, order.note.message).length : null;
  return [
    ...(amount === order.amount ? [] : [`${name} costs ${amount} instead of ${order.amount}`]),
    ...(kept === end.kept ? [] : [`${name} is ${state} and keeps ${kept} payments`]),
    ...(delivered === null || end.delivered.includes(delivered) ? [] : [`${name} is ${state} and was delivered ${delivered} times`]),
  ];
}

/**
 * The allowed states of a payment: kept by its order, or refunded. If Telegram rejects the refund, it ends as such; without a known order
 * it waits for an operator.
 */
function allowedStates(events: ActualEvents, payment: Payment): string[] {
  if (payment.refundedBy) return ['refunded'];
  const order = orderOf(events, payment);
  const isOurs = !isRefunded(payment);
  return [
    ...(isOurs && order === undefined ? ['set_aside'] : []),
    ...(isOurs && order !== undefined && fits(order, payment) ? ['fulfilled'] : []),
    ...(payment.isKept && (order !== undefined || payment.refundRequest) ? ['refund_refused'] : []),
  ];
}

function checkPayment(events: ActualEvents, records: ServerRecords, payment: Payment): string[] {
  const state = stateOf(records, payment);
  if (allowedStates(events, payment).includes(state)) return [];
  const truthIs = payment.refundedBy ? `refunded by the ${payment.refundedBy}` : 'not refunded';
  return [`payment ${payment.id} (${payment.payload}) is ${state} in the records and ${truthIs}`];
}

function checkStars({ payments, orders }: ActualEvents, records: ServerRecords): string[] {
  const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
  const stuck = (payment: Payment) => ['set_aside', 'refund_refused'].includes(stateOf(records, payment));
  const left = sum(payments.filter((payment) => payment.refundedBy === null && !stuck(payment)));
  const earned = sum(orders.filter(({ id }) => records.orders.get(id)?.state === 'fulfilled'));
  return left === earned ? [] : [`the messenger left us ${left} Stars, and orders of ${earned} are fulfilled`];
}

/** Whether these Stars may have been refunded for another reason than a second early opening. */
function mayBeRefunded({ orders, payments, world }: ActualEvents, { payerId }: Order): boolean {
  const own = orders.filter((order) => order.kind === 'early_reveal' && order.payerId === payerId);
  return (
    world.isDatabaseDisturbed ||
    own.some((order) => payments.some((payment) => fits(order, payment) && (payment.refundRequest !== null || isRefunded(payment))))
  );
}

/** Reveals and the year: bought ones, minus spent ones and those revoked by a refund. */
function checkPerson(events: ActualEvents, records: ServerRecords, id: number): string[] {
  const person = records.people.get(id);
  if (!person) return [];
  const own = (kind: Order['kind'], ...states: string[]) =>
    events.orders.filter(
      (order) => order.payerId === id && order.kind === kind && states.includes(records.orders.get(order.id)?.state ?? 'unknown'),
    );
  const sum = (packs: readonly Order[]) => packs.reduce((total, { reveals }) => total + reveals, 0);
  const bought = sum(own('reveal_pack', 'fulfilled'));
  const spent = records.notes.filter((note) => note.recipientId === id && note.isRevealed).length;
  // a refunded pack may have been used before, at most as far as reveals were spent; reveals whose refund was rejected are kept
  const kept = own('reveal_pack', 'refund_refused');
  const most = own('reveal_pack', 'refunded').length + kept.length > 0 ? bought + sum(kept) : bought - spent;
  const { reveals, ledger, year } = person;
  const years = own('early_reveal', 'fulfilled').length;
  const mayBe = years === 0 ? [false, ...own('early_reveal', 'refund_refused').map(() => true)] : years === 1 ? [true] : [];
  const refusedYears = own('early_reveal', 'refunded', 'refund_refused').filter((order) => !mayBeRefunded(events, order));
  return [
    ...(reveals === ledger ? [] : [`person ${id} has ${reveals} reveals, the ledger says ${ledger}`]),
    ...(reveals >= Math.max(0, bought - spent) && reveals <= most
      ? []
      : [`person ${id} has ${reveals} reveals of ${bought} bought and ${spent} spent`]),
    ...(refusedYears.length > 0 && years === 0 ? [`person ${id} has no early opening, and yet one was given back as a second`] : []),
    ...(mayBe.includes(year !== null) ? [] : [`person ${id} paid for ${years} early openings and has ${year ?? 'none'}`]),
  ];
}

/** One gift for each note that says so, and for each fulfilled order with a gift. Recipients who left got at most one per order. */
function checkGifts({ gifts, orders, deletedAccounts }: ActualEvents, records: ServerRecords): string[] {
  const boughtFor = (id: number) => gifts.filter(({ recipientId }) => recipientId === id).length;
  const isFulfilled = (message: string) =>
    orders.some(({ id, note }) => note?.message === message && records.orders.get(id)?.state === 'fulfilled');
  const missing = records.notes.filter((note) => note.giftId in GIFT_MAP && !note.isGiftSent && isFulfilled(note.message));
  const recipients = new Set([...orders.flatMap(({ note }) => note?.recipientId ?? []), ...gifts.map(({ recipientId }) => recipientId)]);
  const wrong = [...recipients].filter((id) => {
    if (deletedAccounts.includes(id)) return boughtFor(id) > orders.filter(({ note }) => note?.recipientId === id).length;
    return boughtFor(id) !== records.notes.filter(({ recipientId, isGiftSent }) => recipientId === id && isGiftSent).length;
  });
  return [
    ...missing.map(({ message }) => `"${message}" was paid for, and its gift never bought`),
    ...wrong.map((id) => `person ${id} was sent ${boughtFor(id)} gifts of the messenger, their notes say otherwise`),
  ];
}
