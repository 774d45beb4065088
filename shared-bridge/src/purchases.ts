import type { Answer } from '@billet/shared-domain/contract';
import { apiError } from './api/failure.ts';
import type { ApiFailure, KeyedCallName } from './contract.ts';
import type { KeyedInput } from './idempotency/keyed-call.ts';
import { lazyFile } from './lazy/lazy-file.ts';
import type { ClientOrderState, FollowOptions } from './payment/order.ts';
import type { Listening, Purchase, PurchaseRequest, Resumed } from './payment/outcome.ts';
import { trackOperation } from './shell/busy.ts';

const offline: ApiFailure = { kind: 'network' };
const { load: loadCalls } = lazyFile(() => import(/* webpackChunkName: "calls" */ './lazy-calls.ts'));
const unknown = (): ClientOrderState => 'unknown';

/**
 * Creates something exactly once. The key is stored on the device by account and intent (`page/item`) before the request. It is kept for a
 * day after no answer, a server error, a reload or a crash, and a repeated request uses it again. An answer ends the key. Another body has
 * its own key. Rejects only with an ApiError.
 */
export async function keyedCall<N extends KeyedCallName>(name: N, input: KeyedInput<N>, intent: string): Promise<Answer<N>> {
  const loaded = await loadCalls().catch(() => {
    throw apiError(offline);
  });
  return loaded.keyedCall(name, input, intent);
}

/** Orders and pays (PAY-01). A repeated purchase continues its order while that is open. Never rejects: the result is the outcome. */
export async function purchase<N extends KeyedCallName>(request: PurchaseRequest<N>): Promise<Purchase<Answer<N>>> {
  const loaded = await loadCalls().catch(() => null);
  return loaded ? trackOperation(loaded.purchase(request)) : { kind: 'failed', failure: offline };
}

/** Continues the order that an intent left open, for example after a reload; null if there is none. Never rejects. */
export const resumePurchase = (intent: string, listening?: Listening): Promise<Resumed | null> =>
  loadCalls().then(
    (loaded) => loaded.resumePurchase(intent, listening),
    () => null,
  );

/** Follows an order to its end or to a deadline. Never rejects. */
export const followOrder = (orderId: string, options?: FollowOptions): Promise<ClientOrderState> =>
  loadCalls().then((loaded) => loaded.followOrder(orderId, options), unknown);
