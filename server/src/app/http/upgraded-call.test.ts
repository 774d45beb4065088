import { calls, IDEMPOTENCY_HEADER, schemas, TOKEN_HEADER } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { z } from 'zod';
import { checkout, inboxOf, type Shop, startShop } from '../../../test/shop.ts';
import { makeMetrics } from '../../kit/metrics/metrics.ts';
import { buildApp } from './app.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** A server of the next version on the same database: its checkout has an additional field with a default. */
async function sendUpgrade() {
  const { body } = schemas.checkout;
  Object.assign(schemas.checkout, { body: body.extend({ isUrgent: z.boolean().default(false) }) });
  return buildApp({ ...shop.deps, metrics: makeMetrics() }).finally(() => Object.assign(schemas.checkout, { body }));
}

test('[PAY-03] returns the first response for a keyed call that is repeated after an upgrade added a field with a default', async () => {
  const [mia, noah] = [await shop.person('mia'), await shop.person('noah')];
  const key = crypto.randomUUID();
  const first = await checkout(mia, noah, { message: 'once' }, { key });
  const next = await sendUpgrade();
  const repeated = await next.inject({
    method: 'POST',
    url: calls.checkout.path,
    headers: { [TOKEN_HEADER]: mia.initData, [IDEMPOTENCY_HEADER]: key },
    payload: { valentineCode: noah.code, itemId: 'tulip', message: 'once' },
  });
  await next.close();
  expect([repeated.statusCode, repeated.body]).toEqual([200, first.text]);
  expect(await inboxOf(noah)).toHaveLength(1);
});
