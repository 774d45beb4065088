import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { awaitPayment, openOrder } from '../payments/index.ts';
import { hasEarlyOpening } from '../people/index.ts';
import { confirm } from './confirm.ts';
import { offerFor } from './offer.ts';

export function registerEarlyReveal(app: FastifyInstance, ports: Ports): void {
  answerKeyedCall(app, ports, 'buyEarlyReveal', (call, run) => buy(ports, call, run));
}

const opened: EarlyRevealAnswer = { success: true, link: null, orderId: null };

/** Sells this year's early opening, or confirms what was paid for it. Whoever has it is not asked to pay again. */
async function buy(ports: Ports, { person, body }: Call<'buyEarlyReveal'>, run: Run<EarlyRevealAnswer>): Promise<EarlyRevealAnswer> {
  if (body.orderId !== undefined) return run.finish(ports.db.app, await confirm(ports, person, body.orderId));
  if (hasEarlyOpening(person, ports.clock.now())) return run.finish(ports.db.app, opened);
  const order = await openOrder(ports, person, offerFor(person, ports), run.requestId);
  return awaitPayment(ports, order, (tx) => run.finish(tx, { success: false, ...order }));
}
