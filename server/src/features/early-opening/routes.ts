import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { awaitPayment, openOrder } from '../payments/index.ts';
import { hasEarlyOpening } from '../people/index.ts';
import { confirm } from './confirm.ts';
import { offerFor } from './offer.ts';

export function registerEarlyReveal(app: FastifyInstance, deps: Deps): void {
  answerKeyedCall(app, deps, 'buyEarlyReveal', (call, run) => buy(deps, call, run));
}

const opened: EarlyRevealAnswer = { success: true, link: null, orderId: null };

/** Sells this year's early opening, or confirms what was paid for it. Whoever has it is not asked to pay again. */
async function buy(deps: Deps, { person, body }: Call<'buyEarlyReveal'>, run: Run<EarlyRevealAnswer>): Promise<EarlyRevealAnswer> {
  if (body.orderId !== undefined) return run.finish(deps.db.app, await confirm(deps, person, body.orderId));
  if (hasEarlyOpening(person, deps.clock.now())) return run.finish(deps.db.app, opened);
  const order = await openOrder(deps, person, offerFor(person, deps), run.requestId);
  return awaitPayment(deps, order, (tx) => run.finish(tx, { success: false, ...order }));
}
