import type { OrderState } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import { bridge } from '../bridge.ts';

/**
 * The state of an order for the client. open: it may still be paid · paid: on its way · delivered · returned: the Stars are or will be
 * refunded · unreturned: the refund failed, and support must help · over: it was not paid and cannot be · unknown: the server could not be
 * reached.
 */
export type ClientOrderState = 'open' | 'paid' | 'delivered' | 'returned' | 'unreturned' | 'over' | 'unknown';

const orderStates: Readonly<Record<OrderState, ClientOrderState>> = {
  created: 'open',
  awaiting_payment: 'open',
  paid: 'paid',
  fulfilled: 'delivered',
  refunding: 'returned',
  refunded: 'returned',
  refund_refused: 'unreturned',
  cancelled: 'over',
};

/** Queries the state of an order once. Never rejects. */
export async function askOrder(id: string): Promise<ClientOrderState> {
  const { api, log } = bridge();
  try {
    const { order } = await api.call('getOrder', { params: { id }, retries: 'none', deadline: 'screen' });
    return orderStates[order.state];
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    log({ event: 'order_unknown', orderId: id, reason: thrown.message });
    return 'unknown';
  }
}

export interface FollowOptions {
  /** Milliseconds. Defaults to 20 s; infinite for a screen that waits until the page closes. */
  readonly deadline?: number;
  /** 'paid' also ends at 'on its way'. */
  readonly until?: 'paid' | 'settled';
  readonly signal?: AbortSignal;
}

/** Milliseconds: 1 s, doubled each time. */
const FIRST_PAUSE = 1000;
const MAX_PAUSE = 15_000;
const USUAL_DEADLINE = 20_000;

const endStates: readonly ClientOrderState[] = ['delivered', 'returned', 'unreturned', 'over'];
const isEnd = (state: ClientOrderState, until: 'paid' | 'settled') => endStates.includes(state) || (state === 'paid' && until === 'paid');

/** Returns a wait that also ends at each change of an order, including changes since the previous wait. */
function listenToOrders() {
  let hasChanged = false;
  let wake = () => {};
  const stop = bridge().onLiveEvent(({ kind }) => {
    if (kind !== 'order') return;
    hasChanged = true;
    wake();
  });
  const pause = async (milliseconds: number, signal?: AbortSignal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => resolve(), { once: true });
      if (hasChanged || signal?.aborted) resolve();
    });
    clearTimeout(timer);
    hasChanged = false;
  };
  return { pause, stop };
}

/**
 * Follows an order to its end: queries it at once, with each live change of an order, and periodically. Returns the last known state at the
 * deadline or when the signal aborts. Never rejects.
 */
export async function followOrder(
  orderId: string,
  { deadline = USUAL_DEADLINE, until = 'settled', signal }: FollowOptions = {},
): Promise<ClientOrderState> {
  const end = performance.now() + deadline;
  const { pause, stop } = listenToOrders();
  let lastKnown: ClientOrderState = 'unknown';
  for (let queries = 0; ; queries++) {
    const state = await askOrder(orderId);
    lastKnown = state === 'unknown' ? lastKnown : state;
    const left = end - performance.now();
    if (isEnd(lastKnown, until) || left <= 0 || signal?.aborted) break;
    await pause(Math.min(FIRST_PAUSE * 2 ** queries, MAX_PAUSE, left), signal);
    if (signal?.aborted) break;
  }
  stop();
  return lastKnown;
}
