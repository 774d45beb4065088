import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { strangers, teddy } from '../../../test/sale.ts';
import { type Shop, startShop } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { StartError } from '../../kit/start-error.ts';
import { checkKey } from './check-key.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('[SEC-02] refuses to start on a database whose payments were sealed with another key, and names the setting', async () => {
  const { db, config } = shop.deps;
  const other = { ...config, sealKey: 'another key of thirty-two characters' };
  await checkKey(sqlOn(db.direct), other);
  await teddy(await strangers(shop));
  await checkKey(sqlOn(db.direct), config);
  const refused = await checkKey(sqlOn(db.direct), other).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartError);
  expect(String(refused)).toContain('SEAL_KEY');
});
