import type { Books, Note, Order, Payment, Truth } from './truth.ts';

/** Telegram's gifts for ours in the schedule, by our id. */
export const GIFT_MAP: Readonly<Record<string, string>> = { teddy: 'messenger-teddy' };

/** A possible end of an order: the number of payments that are kept, and the possible numbers of deliveries. */
interface End {
  readonly kept: 0 | 1;
  readonly delivered: readonly number[];
}

const nothing: End = { kept: 0, delivered: [0] };

/** All differences between the books and the possible results of the events, one line each. */
export function findDifferences(truth: Truth, books: Books): string[] {
  return [
    ...truth.orders.flatMap((order) => judgeOrder(truth, books, order)),
    ...truth.payments.flatMap((payment) => judgePayment(truth, books, payment)),
    ...truth.sendings.flatMap((sending) => {
      const count = notesWith(books, sending.message).length;
      const mayBeNone = !sending.isAnswered || truth.gone.includes(sending.recipientId);
      return count === 1 || (count === 0 && mayBeNone) ? [] : [`"${sending.message}", free, was delivered ${count} times`];
    }),
    ...[...books.people.keys()].flatMap((id) => judgePerson(truth, books, id)),
    ...judgeStars(truth, books),
    ...judgeGifts(truth, books),
    ...Object.entries(books.leftovers).flatMap(([name, count]) => (count === 0 ? [] : [`${count} left in ${name}`])),
  ];
}

const notesWith = (books: Books, message: string): Note[] => books.notes.filter((note) => note.message === message);
const stateOf = (books: Books, { id }: Payment) => books.charges.get(id)?.state ?? 'unknown';
const orderOf = (truth: Truth, { payload }: Payment) => truth.orders.find(({ id }) => payload === `order:${id}`);

/** Whether the order can take the payment: same payer, amount, and Stars. */
export const fits = (order: Pick<Order, 'id' | 'payerId' | 'amount'>, payment: Payment) =>
  payment.payload === `order:${order.id}` &&
  payment.currency === 'XTR' &&
  payment.payerId === order.payerId &&
  payment.amount === order.amount;

/** The payment cannot be kept: an operator or Telegram refunded it before everything was at rest. */
const isGone = ({ askedBack, refundedBy }: Payment) => askedBack === 'told' || refundedBy === 'messenger';

/** The allowed states of an order once everything is at rest. */
export function allowedEnds(order: Order, payments: readonly Payment[], world: Truth['world']): ReadonlyMap<string, End> {
  const { troubles, kind } = order;
  const fitting = payments.filter((payment) => fits(order, payment));
  const ends = new Map<string, End>();
  if (troubles.payer_gone || troubles.expired) ends.set('cancelled', nothing);
  if (fitting.length === 0) return ends.set('created', nothing).set('awaiting_payment', nothing);

  const isHopeless = Object.values(troubles).includes('certain') || fitting.every(isGone);
  if (!isHopeless) ends.set('fulfilled', { kept: 1, delivered: troubles.recipient_gone ? [0, 1] : [1] });
  const isTakenBack = fitting.some((payment) => payment.askedBack !== null || payment.refundedBy === 'messenger');
  const mayFailLater = isTakenBack || (kind === 'item' && world.isMessengerDisturbed);
  const mayFailBefore = troubles.recipient_blocks || troubles.recipient_gone || troubles.has_year || world.isDatabaseDisturbed;
  if (!mayFailLater && !mayFailBefore) return ends;
  const end: End = { kept: 0, delivered: mayFailLater ? [0, 1] : [0] };
  ends.set('refunded', end);
  if (payments.some(({ payload, isKept }) => isKept && payload === `order:${order.id}`)) ends.set('refund_refused', end);
  return ends;
}

function judgeOrder(truth: Truth, books: Books, order: Order): string[] {
  const name = `order ${order.id} (${[order.kind, ...Object.entries(order.troubles).flat()].join(' ')})`;
  const { state = 'unknown', amount = 0 } = books.orders.get(order.id) ?? {};
  const ends = allowedEnds(order, truth.payments, truth.world);
  const end = ends.get(state);
  if (!end) return [`${name} is ${state}, and may only be ${[...ends.keys()].join(' or ')}`];
  const kept = truth.payments.filter((payment) => fits(order, payment) && stateOf(books, payment) === 'fulfilled').length;
  const delivered = order.note ? notesWith(books, order.note.message).length : null;
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
function allowedStates(truth: Truth, payment: Payment): string[] {
  if (payment.refundedBy) return ['refunded'];
  const order = orderOf(truth, payment);
  const isOurs = !isGone(payment);
  return [
    ...(isOurs && order === undefined ? ['set_aside'] : []),
    ...(isOurs && order !== undefined && fits(order, payment) ? ['fulfilled'] : []),
    ...(payment.isKept && (order !== undefined || payment.askedBack) ? ['refund_refused'] : []),
  ];
}

function judgePayment(truth: Truth, books: Books, payment: Payment): string[] {
  const state = stateOf(books, payment);
  if (allowedStates(truth, payment).includes(state)) return [];
  const truthIs = payment.refundedBy ? `given back by the ${payment.refundedBy}` : 'still with us';
  return [`payment ${payment.id} (${payment.payload}) is ${state} in the books and ${truthIs}`];
}

function judgeStars({ payments, orders }: Truth, books: Books): string[] {
  const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
  const stuck = (payment: Payment) => ['set_aside', 'refund_refused'].includes(stateOf(books, payment));
  const left = sum(payments.filter((payment) => payment.refundedBy === null && !stuck(payment)));
  const earned = sum(orders.filter(({ id }) => books.orders.get(id)?.state === 'fulfilled'));
  return left === earned ? [] : [`the messenger left us ${left} Stars, and orders of ${earned} are fulfilled`];
}

/** Whether these Stars may have been refunded for another reason than a second early opening. */
function mayBeBack({ orders, payments, world }: Truth, { payerId }: Order): boolean {
  const own = orders.filter((order) => order.kind === 'early_reveal' && order.payerId === payerId);
  return (
    world.isDatabaseDisturbed ||
    own.some((order) => payments.some((payment) => fits(order, payment) && (payment.askedBack !== null || isGone(payment))))
  );
}

/** Reveals and the year: bought ones, minus spent ones and those revoked by a refund. */
function judgePerson(truth: Truth, books: Books, id: number): string[] {
  const person = books.people.get(id);
  if (!person) return [];
  const own = (kind: Order['kind'], ...states: string[]) =>
    truth.orders.filter(
      (order) => order.payerId === id && order.kind === kind && states.includes(books.orders.get(order.id)?.state ?? 'unknown'),
    );
  const sum = (packs: readonly Order[]) => packs.reduce((total, { reveals }) => total + reveals, 0);
  const bought = sum(own('reveal_pack', 'fulfilled'));
  const spent = books.notes.filter((note) => note.recipientId === id && note.isRevealed).length;
  // a refunded pack may have been used before, at most as far as reveals were spent; reveals whose refund was rejected are kept
  const kept = own('reveal_pack', 'refund_refused');
  const most = own('reveal_pack', 'refunded').length + kept.length > 0 ? bought + sum(kept) : bought - spent;
  const { reveals, ledger, year } = person;
  const years = own('early_reveal', 'fulfilled').length;
  const mayBe = years === 0 ? [false, ...own('early_reveal', 'refund_refused').map(() => true)] : years === 1 ? [true] : [];
  const refusedYears = own('early_reveal', 'refunded', 'refund_refused').filter((order) => !mayBeBack(truth, order));
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
function judgeGifts({ gifts, orders, gone }: Truth, books: Books): string[] {
  const boughtFor = (id: number) => gifts.filter(({ recipientId }) => recipientId === id).length;
  const isFulfilled = (message: string) =>
    orders.some(({ id, note }) => note?.message === message && books.orders.get(id)?.state === 'fulfilled');
  const missing = books.notes.filter((note) => note.giftId in GIFT_MAP && !note.isGiftSent && isFulfilled(note.message));
  const recipients = new Set([...orders.flatMap(({ note }) => note?.recipientId ?? []), ...gifts.map(({ recipientId }) => recipientId)]);
  const wrong = [...recipients].filter((id) => {
    if (gone.includes(id)) return boughtFor(id) > orders.filter(({ note }) => note?.recipientId === id).length;
    return boughtFor(id) !== books.notes.filter(({ recipientId, isGiftSent }) => recipientId === id && isGiftSent).length;
  });
  return [
    ...missing.map(({ message }) => `"${message}" was paid for, and its gift never bought`),
    ...wrong.map((id) => `person ${id} was sent ${boughtFor(id)} gifts of the messenger, their notes say otherwise`),
  ];
}
