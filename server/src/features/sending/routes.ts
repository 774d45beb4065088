import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { answerKeyedCall } from '../../kit/idempotency/keyed-call.ts';
import { checkout } from './checkout.ts';

export function registerSending(app: FastifyInstance, deps: Deps): void {
  answerKeyedCall(app, deps, 'checkout', (call, run) => checkout(deps, call, run));
}
