import { expect, test } from '@rstest/core';
import { apiFilterOf, filterOf, filters } from './filters.ts';

test('[INB-02] the filters all, unanswered, unopened and opened ask the API for all, unanswered, sent and opened', () => {
  expect(filters.map((filter) => [filter, apiFilterOf(filter)])).toEqual([
    ['all', 'all'],
    ['unanswered', 'unanswered'],
    ['unopened', 'sent'],
    ['opened', 'opened'],
  ]);
});

test('[INB-02] the filter that the API names is shown by its own word', () => {
  for (const filter of filters) expect(filterOf(apiFilterOf(filter))).toBe(filter);
});
