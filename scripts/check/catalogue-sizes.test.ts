import { expect, test } from '@rstest/core';
import { checkSizesOfCatalogues } from './catalogue-sizes.ts';

test('[I18-01] every downloaded catalogue has at most 3 KB for the shell and for each remote', () => {
  expect(checkSizesOfCatalogues()).toEqual([]);
  expect(checkSizesOfCatalogues(['errors'], 700)).toContainEqual(
    expect.stringMatching(/^the catalogue of uk has \d+ B compressed, 700 are allowed$/),
  );
});
