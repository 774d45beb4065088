import type { OrderState } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import { bridge } from '../bridge.ts';

/**
 * What an order means to who waits for it. open: it may still be paid · paid: on its way · delivered · returned: the Stars
 * go or went back · unreturned: they can't, and people must help · over: it was not paid and never will be · unknown: nobody could be asked.
 */
export type Standing = 'open' | 'paid' | 'delivered' | 'returned' | 'unreturned' | 'over' | 'unknown';

const standings: Readonly<Record<OrderState, Standing>> = {
  created: 'open',
  awaiting_payment: 'open',
  paid: 'paid',
  fulfilled: 'delivered',
  refunding: 'returned',
  refunded: 'returned',
  refund_refused: 'unreturned',
  cancelled: 'over',
};

/** Asks the server once how an order stands. Never rejects. */
export async function askOrder(id: string): Promise<Standing> {
  const { api, log } = bridge();
  try {
    const { order } = await api.call('getOrder', { params: { id }, retries: 'none', deadline: 'screen' });
    return standings[order.state];
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    log({ event: 'order_unknown', orderId: id, reason: thrown.message });
    return 'unknown';
  }
}

export interface FollowOptions {
  /** Milliseconds; 20 s unless given, infinite where somebody waits as long as the page is open. */
  readonly deadline?: number;
  /** paid: 'on its way' is enough. */
  readonly until?: 'paid' | 'settled';
  readonly signal?: AbortSignal;
}

/** In milliseconds: 1 s, then twice as long each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;
const USUAL_DEADLINE = 20_000;

const ends: readonly Standing[] = ['delivered', 'returned', 'unreturned', 'over'];
const isEnd = (standing: Standing, until: 'paid' | 'settled') => ends.includes(standing) || (standing === 'paid' && until === 'paid');

/** Wakes whoever pauses at each change of an order, also one that came since the last pause. */
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
 * Follows an order to its end: asks at once, with each live change of an order, and now and then besides. Gives the last
 * known standing at the deadline, or when the signal aborts. Never rejects.
 */
export async function followOrder(
  orderId: string,
  { deadline = USUAL_DEADLINE, until = 'settled', signal }: FollowOptions = {},
): Promise<Standing> {
  const end = Date.now() + deadline;
  const { pause, stop } = listenToOrders();
  let known: Standing = 'unknown';
  for (let looks = 0; ; looks++) {
    const standing = await askOrder(orderId);
    known = standing === 'unknown' ? known : standing;
    const left = end - Date.now();
    if (isEnd(known, until) || left <= 0 || signal?.aborted) break;
    await pause(Math.min(FIRST_PAUSE * 2 ** looks, LONGEST_PAUSE, left), signal);
    if (signal?.aborted) break;
  }
  stop();
  return known;
}
