import type { FastifyInstance } from 'fastify';
import type { Ports } from '../../kit/deps.ts';
import { answerKeyedCall } from '../../kit/idempotency/keyed-call.ts';
import { checkout } from './checkout.ts';

export function registerSending(app: FastifyInstance, ports: Ports): void {
  answerKeyedCall(app, ports, 'checkout', (call, run) => checkout(ports, call, run));
}
