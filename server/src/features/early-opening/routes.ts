import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../kit/http/call.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { countFor } from '../../kit/limits/limits.ts';
import { type SellingDeps, sell } from '../payments/index.ts';
import { hasEarlyOpening } from '../people/index.ts';
import { confirm } from './confirm.ts';
import { earlyProduct } from './early-product.ts';

export function registerEarlyOpening(app: FastifyInstance, deps: SellingDeps): void {
  answerKeyedCall(app, deps, 'buyEarlyReveal', (call, run) => buy(deps, call, run));
}

const opened: EarlyRevealAnswer = { success: true, link: null, orderId: null };

/** Sells this year's early opening, or confirms its payment. A person who has it is not charged again. */
async function buy(deps: SellingDeps, { person, body }: Call<'buyEarlyReveal'>, run: Run<EarlyRevealAnswer>): Promise<EarlyRevealAnswer> {
  if (body.orderId !== undefined) return run.finish(deps.db.app, await confirm(deps, person, body.orderId));
  if (hasEarlyOpening(person, deps.clock.now())) return run.finish(deps.db.app, opened);
  await countFor(deps, 'invoicesAnHour', person);
  const sale = { product: earlyProduct, payer: person, input: null, shown: body.total, requestId: run.requestId };
  return sell(deps, sale, (tx, order) => run.finish(tx, { success: false, ...order }));
}
