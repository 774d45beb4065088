import type { Answer } from '@billet/shared-domain/contract';
import { invoiceSlug } from '@billet/shared-domain/rules/links';
import { clientOutdated, isApiError } from '../api/failure.ts';
import { bridge } from '../bridge.ts';
import type { ApiFailure, InvoiceStatus, KeyedCallName } from '../contract.ts';
import { isDecided, ownRecords, recordFor, sendRecord } from '../idempotency/keyed-call.ts';
import type { KeyRecord } from '../idempotency/records.ts';
import { askOrder, type ClientOrderState, followOrder } from './order.ts';
import type { Due, Listening, Purchase, PurchaseRequest, Resumed, Settled, Waiting } from './outcome.ts';

type Ordered = KeyRecord & { readonly orderId: string };

/** The final state, or null while the order is open or could not be queried. */
function endOf(state: ClientOrderState, orderId: string): Settled | null {
  return state === 'open' || state === 'unknown' ? null : { kind: state, orderId };
}

/** Deletes the record of an order that has ended: a repeated purchase is another order. */
function settle(record: Ordered, state: ClientOrderState): Settled | null {
  const end = endOf(state, record.orderId);
  if (end) ownRecords().delete(record);
  return end;
}

/** The listener to the order of each intent. A new attempt or the end of the order aborts it. */
const listeners = new Map<string, AbortController>();

function stopListening(intent: string): void {
  listeners.get(intent)?.abort();
  listeners.delete(intent);
}

interface OrderListener {
  readonly onStatus: (status: InvoiceStatus) => void;
  /** Follows the order until its end. */
  readonly follow: () => void;
}

function listenOn(record: Ordered, { onLater, signal }: Listening): OrderListener {
  const controller = new AbortController();
  const { intent, orderId } = record;
  listeners.set(intent, controller);
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  const isOver = () => controller.signal.aborted || signal?.aborted;
  const report = (outcome: Settled) => {
    if (isOver()) return;
    if (outcome.kind !== 'unpaid') controller.abort();
    onLater?.(outcome);
  };
  const handleStatus = async (status: InvoiceStatus) => {
    if (isOver() || isUndecided(status)) return;
    const state = await orderStateAfter(status, orderId);
    if (state === 'unknown') return;
    const end = settle(record, state);
    if (!end) bridge().log({ event: 'invoice_unpaid', status, orderId });
    report(end ?? { kind: 'unpaid', orderId });
  };
  const follow = async () => {
    const end = settle(
      record,
      await followOrder(orderId, { deadline: Number.POSITIVE_INFINITY, until: 'paid', signal: controller.signal }),
    );
    if (end) report(end);
  };
  return { onStatus: (status) => void handleStatus(status), follow: () => void (onLater && follow()) };
}

/** Whether the status leaves open if the invoice was paid or cancelled. */
function isUndecided(status: InvoiceStatus): boolean {
  return status === 'pending' || status === 'unanswered';
}

/** Only the status 'paid' of the messenger counts at once. After any other status or none, the state of the order decides (PAY-01). */
async function orderStateAfter(status: InvoiceStatus, orderId: string): Promise<ClientOrderState> {
  return status === 'paid' ? 'paid' : askOrder(orderId);
}

/** Opens the invoice of an order. While the order cannot be queried the outcome is 'waiting', whatever status the messenger returned. */
async function pay(record: Ordered, link: string, listening: Listening): Promise<Settled | Waiting> {
  const { orderId } = record;
  const { messenger, log } = bridge();
  const { onStatus, follow } = listenOn(record, listening);
  const status = await messenger.openInvoice(link, onStatus);
  const state = await orderStateAfter(status, orderId);
  const end = settle(record, state);
  if (end) {
    stopListening(record.intent);
    return end;
  }
  follow();
  if (isUndecided(status) || state === 'unknown') return { kind: 'waiting', orderId };
  log({ event: 'invoice_unpaid', status, orderId });
  return { kind: 'unpaid', orderId };
}

function outcomeOfFailure(record: KeyRecord, failure: ApiFailure): Purchase<never> {
  if (failure.kind !== 'answer' || failure.status >= 500) return { kind: 'failed', failure };
  if (isDecided(failure)) ownRecords().delete(record);
  const isPrice = failure.code === 'price_changed' && failure.total !== undefined;
  return isPrice ? { kind: 'price_changed', total: failure.total } : { kind: 'refused', failure };
}

/** After an undecided failure, an order of an earlier attempt may still be paid: listens to it again. */
function afterFailure(record: KeyRecord, failure: ApiFailure, listening: Listening): Purchase<never> {
  const { orderId } = record;
  const outcome = outcomeOfFailure(record, failure);
  if (orderId === undefined || isDecided(failure)) return outcome;
  listenOn({ ...record, orderId }, listening).follow();
  return outcome.kind === 'failed' ? { kind: 'waiting', orderId } : outcome;
}

/** The end of the order of an earlier attempt; null if there is none, or if another order is to be created. */
async function earlierEnd(record: KeyRecord): Promise<Settled | null> {
  if (record.orderId === undefined) return null;
  return settle({ ...record, orderId: record.orderId }, await askOrder(record.orderId));
}

const notPaid: readonly Settled['kind'][] = ['over', 'returned'];

async function order<N extends KeyedCallName>(request: PurchaseRequest<N>): Promise<Purchase<Answer<N>>> {
  const { name, input, intent, dueOf } = request;
  stopListening(intent);
  const stored = recordFor(ownRecords(), name, input, intent);
  const end = await earlierEnd(stored);
  if (end && !notPaid.includes(end.kind)) return end;
  const record = end ? recordFor(ownRecords(), name, input, intent) : stored;
  try {
    const answer = await sendRecord(record, name, input);
    const due = dueOf(answer);
    if (due) return await payDue(record, due, request);
    ownRecords().delete(record);
    return { kind: 'done', answer };
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return afterFailure(record, thrown.failure, request);
  }
}

type Paying = Listening & Pick<PurchaseRequest<KeyedCallName>, 'onOrdered'>;

async function payDue(record: KeyRecord, { link, orderId }: Due, paying: Paying): Promise<Settled | Waiting | Purchase<never>> {
  if (invoiceSlug(link) === null) {
    bridge().log({ event: 'invoice_link_refused', level: 'warn', orderId });
    ownRecords().delete(record);
    return { kind: 'failed', failure: { kind: 'network' } };
  }
  const ordered = { ...record, orderId };
  ownRecords().store(ordered);
  paying.onOrdered?.();
  return pay(ordered, link, paying);
}

/** The total that the user agreed to pay, in whole Stars. */
function totalIn(body: unknown): number {
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : 0;
  return typeof total === 'number' ? total : 0;
}

/** Orders and pays, see `purchase` of the bridge. A client that cannot open invoices orders nothing that costs Stars. */
export async function purchase<N extends KeyedCallName>(request: PurchaseRequest<N>): Promise<Purchase<Answer<N>>> {
  if (totalIn(request.input.body) > 0 && !bridge().messenger.canOpenInvoices) return { kind: 'refused', failure: clientOutdated };
  try {
    return await order(request);
  } catch (thrown) {
    bridge().log({ event: 'purchase_broke', level: 'error', reason: thrown });
    return { kind: 'failed', failure: { kind: 'network' } };
  }
}

/** Continues the order that an intent left open, see `resumePurchase` of the bridge. */
export async function resumePurchase(intent: string, listening: Listening = {}): Promise<Resumed | null> {
  const record = ownRecords()
    .of(intent)
    .find(({ orderId }) => orderId !== undefined);
  if (record?.orderId === undefined) return null;
  const { orderId, body } = record;
  stopListening(intent);
  const ordered = { ...record, orderId };
  const end = settle(ordered, await askOrder(orderId));
  if (!end) listenOn(ordered, listening).follow();
  return { orderId, body, outcome: end ?? { kind: 'waiting', orderId } };
}
