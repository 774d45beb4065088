import type { FastifyInstance } from 'fastify';
import { answerKeyedCall } from '../../kit/idempotency/keyed-call.ts';
import type { SellingDeps } from '../payments/index.ts';
import { checkout } from './checkout.ts';

export function registerSending(app: FastifyInstance, deps: SellingDeps): void {
  answerKeyedCall(app, deps, 'checkout', (call, run) => checkout(deps, call, run));
}
