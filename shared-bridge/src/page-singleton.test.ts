import { expect, rs, test } from '@rstest/core';
import { pageSingleton, singletonRequestsInPage } from './page-singleton.ts';

test('[MFE-02] a second store is reported, and the first one stays in use', () => {
  const complained = rs.spyOn(console, 'error').mockImplementation(() => {});
  const first = pageSingleton('thing', () => ({ name: 'first' }));
  expect(complained).not.toHaveBeenCalled();
  const second = pageSingleton('thing', () => ({ name: 'second' }));
  expect(second).toBe(first);
  expect(complained).toHaveBeenCalledTimes(1);
  expect(String(complained.mock.calls[0]?.[0])).toContain("'thing' was made twice");
  expect(singletonRequestsInPage()).toMatchObject({ thing: 2 });
  complained.mockRestore();
});
