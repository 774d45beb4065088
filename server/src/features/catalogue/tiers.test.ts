import { tierOf, tierOfGift } from '@billet/shared-domain/rules/tier';
import { expect, test } from '@rstest/core';
import { emotions, gifts } from './catalogue.ts';

test('[GFT-01] a received gift is shown in the tier of its price, which it does not contain', () => {
  const sold = [...gifts, ...emotions].map(({ id, starPrice }) => [id, tierOf(starPrice)]);
  expect(sold.map(([id = '']) => [id, tierOfGift(id)])).toEqual(sold);
});
