import { tierOf, tierOfGift } from '@billet/shared-domain/rules/tier';
import { expect, test } from '@rstest/core';
import { emotions, gifts } from './catalogue.ts';

test('[GFT-01] what is received stands as festively as it was sold, though it names no price', () => {
  const sold = [...gifts, ...emotions].map(({ id, starPrice }) => [id, tierOf(starPrice)]);
  expect(sold.map(([id = '']) => [id, tierOfGift(id)])).toEqual(sold);
});
