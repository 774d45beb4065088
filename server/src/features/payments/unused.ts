import { eq } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ChargeRow, charges } from '../../kit/db/schema/money.ts';
import { openCharge, sealCharge } from './charge.ts';
import type { Order } from './order.ts';
import type { SellingDeps } from './product.ts';

/** Takes back the unused part of a delivered order and stores its amount, sealed, with the payment. */
export async function removeUnusedPart(tx: Queries, deps: SellingDeps, charge: ChargeRow, order: Order): Promise<void> {
  const unused = await deps.products[order.kind].removeUnused(tx, deps, order);
  const sealed = sealCharge(deps.config, { ...openCharge(deps.config, charge), unused });
  await tx
    .update(charges)
    .set({ sealed, isUnusedGone: unused > 0 })
    .where(eq(charges.id, charge.id));
}

/** Returns that part to the payer, since the messenger keeps the Stars. */
export async function returnUnused(tx: Queries, deps: SellingDeps, charge: ChargeRow, order: Order): Promise<void> {
  const { unused } = openCharge(deps.config, charge);
  if (unused > 0) await deps.products[order.kind].restore(tx, deps, order, unused);
}
