import type { EarlyRevealAnswer } from '@billet/shared-domain/contract';
import { and, eq } from 'drizzle-orm';
import { charges } from '../../kit/db/schema/money.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { findOrder, fulfil, type SellingDeps } from '../payments/index.ts';

/** Returns whether an order has opened the year, and fulfils a recorded payment. A client's claim has no effect. */
export async function confirm(deps: SellingDeps, person: UserRow, orderId: string): Promise<EarlyRevealAnswer> {
  const order = await findOrder(deps.db.app, deps.config, orderId);
  if (order?.payerId !== person.id || order.kind !== 'early_reveal') {
    throw new ApiError('not_found', 'You have no such order', { field: 'orderId' });
  }
  if (order.state === 'paid') await fulfilRecorded(deps, orderId);
  const { state, link } = (await findOrder(deps.db.app, deps.config, orderId)) ?? order;
  return { success: state === 'fulfilled', link: state === 'awaiting_payment' ? link : null, orderId };
}

async function fulfilRecorded(deps: SellingDeps, orderId: string): Promise<void> {
  const recorded = await deps.db.app
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.orderId, orderId), eq(charges.state, 'recorded')));
  for (const { id } of recorded) await fulfil(deps, id);
}
