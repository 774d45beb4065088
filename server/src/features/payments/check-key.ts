import type { Sql } from '../../kit/db/sql-on.ts';
import { StartError } from '../../kit/start-error.ts';
import { opensPayer, type Secret } from './order.ts';

/** Throws StartError when this database's orders were sealed with another key: no order could be delivered or refunded. */
export async function checkKey(owner: Sql, secret: Pick<Secret, 'sealKey'>): Promise<void> {
  const [column] =
    await owner`SELECT FROM information_schema.columns WHERE table_schema = 'money' AND table_name = 'orders' AND column_name = 'payer'`;
  if (!column) return;
  const [any] = await owner<{ payer: Buffer }[]>`SELECT payer FROM money.orders LIMIT 1`;
  if (any && !opensPayer(secret, any.payer))
    throw new StartError('SEAL_KEY: the payments in this database are sealed with another key; start it with that one');
}
