import type { FastifyInstance } from 'fastify';
import { answerCall } from '../../http/call.ts';
import { ApiError } from '../../http/errors.ts';
import { answerKeyedCall } from '../../idempotency/keyed-call.ts';
import type { Ports } from '../../ports.ts';
import { findOrder } from './book.ts';
import { checkout } from './checkout.ts';

export function registerOrders(app: FastifyInstance, ports: Ports): void {
  answerKeyedCall(app, ports, 'checkout', (call, run) => checkout(ports, call, run));

  answerCall(app, 'getOrder', async ({ person, params }) => {
    const order = await findOrder(ports.db.app, params.id);
    if (order?.payerId !== person.id) throw new ApiError('not_found', 'You have no such order', { field: 'id' });
    const { id, kind, state, amount } = order;
    return { order: { id, kind, state, amount } };
  });
}
