import { expect, test } from '@rstest/core';
import { count, sessionWith, user } from '../../test/session-fixtures.ts';
import { catchUp, followEvent } from './change-events.ts';

test('[INB-12] each change event does what it is for', async () => {
  const { deps, store, apiCalls } = sessionWith({ answers: { getProfile: () => ({ user }) } });
  await followEvent(deps, { kind: 'inventory', count });
  expect(store.getState().inventory.count).toEqual(count);
  await followEvent(deps, { kind: 'order' });
  expect(apiCalls).toEqual([]);
  await followEvent(deps, { kind: 'profile' });
  expect(apiCalls.map(({ name }) => name)).toEqual(['getProfile']);
});

test('[INB-12] after a break what may have been missed is asked for', async () => {
  const page = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
  const { deps, apiCalls } = sessionWith({
    answers: { getProfile: () => ({ user }), getInventoryCount: () => count, getValentines: () => page },
  });
  await catchUp(deps);
  expect(apiCalls.map(({ name }) => name)).toEqual(['getProfile']);
  await followEvent(deps, { kind: 'inventory', count });
  await catchUp(deps);
  expect(
    apiCalls
      .map(({ name }) => name)
      .slice(1)
      .sort(),
  ).toEqual(['getInventoryCount', 'getProfile']);
});
