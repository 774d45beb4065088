import type { Answer } from '@billet/shared-domain/contract';
import { apiError } from './api/failure.ts';
import type { ApiFailure, KeyedCallName } from './contract.ts';
import type { KeyedInput } from './keyed/keyed-call.ts';
import { lazyFile } from './lazy/lazy-file.ts';
import type { FollowOptions, Standing } from './payment/order.ts';
import type { Listening, Purchase, PurchaseRequest, Resumed } from './payment/outcome.ts';
import { underWay } from './shell/busy.ts';

const offline: ApiFailure = { kind: 'network' };
const { load: late } = lazyFile(() => import(/* webpackChunkName: "calls" */ './late.ts'));
const unknown = (): Standing => 'unknown';

/**
 * Makes something exactly once. The key is kept on the device, by account and intent (`page/what`), before the request goes;
 * silence, a broken server, reload and crash keep it for a day, and the same again goes under it. An answer ends it.
 * Another body has a key of its own. Rejects with an ApiError and nothing else.
 */
export async function keyedCall<N extends KeyedCallName>(name: N, input: KeyedInput<N>, intent: string): Promise<Answer<N>> {
  const loaded = await late().catch(() => {
    throw apiError(offline);
  });
  return loaded.keyedCall(name, input, intent);
}

/**
 * Orders something and has it paid (PAY-01). The same again, while its order is open, goes on with that order. Never
 * rejects: how it went is the outcome.
 */
export async function purchase<N extends KeyedCallName>(request: PurchaseRequest<N>): Promise<Purchase<Answer<N>>> {
  const loaded = await late().catch(() => null);
  return loaded ? underWay(loaded.purchase(request)) : { kind: 'failed', failure: offline };
}

/** Goes on with the order that an intent left open, by a reload say; null where there is none. Never rejects. */
export const resumePurchase = (intent: string, listening?: Listening): Promise<Resumed | null> =>
  late().then(
    (loaded) => loaded.resumePurchase(intent, listening),
    () => null,
  );

/** Follows an order to its end, or to a deadline. Never rejects. */
export const followOrder = (orderId: string, options?: FollowOptions): Promise<Standing> =>
  late().then((loaded) => loaded.followOrder(orderId, options), unknown);
