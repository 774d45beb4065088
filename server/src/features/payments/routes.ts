import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { findOrder } from './order-repository.ts';

export function registerPayments(app: FastifyInstance, { db, config }: Deps): void {
  registerCall(app, 'getOrder', async ({ person, params }) => {
    const order = await findOrder(db.app, config, params.id);
    if (order?.payerId !== person.id) throw new ApiError('not_found', 'You have no such order', { field: 'id' });
    const { id, kind, state, amount } = order;
    return { order: { id, kind, state, amount } };
  });
}
