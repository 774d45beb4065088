import { orders } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { StartError } from '../../kit/start-error.ts';
import { openOrder } from './order.ts';

/** Throws StartError where the orders of this database were sealed with another key: none could be delivered or paid back. */
export async function checkKey({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const [any] = await db.app.select().from(orders).limit(1);
  try {
    if (any) openOrder(config, any);
  } catch {
    throw new StartError('SEAL_KEY: the payments in this database are sealed with another key; start it with that one');
  }
}
