import { expect, rs, test } from '@rstest/core';
import { makersInPage, onlyOne } from './only-one.ts';

test('[MFE-02] a second store is reported, and the first one stays in use', () => {
  const complained = rs.spyOn(console, 'error').mockImplementation(() => {});
  const first = onlyOne('thing', () => ({ name: 'first' }));
  expect(complained).not.toHaveBeenCalled();
  const second = onlyOne('thing', () => ({ name: 'second' }));
  expect(second).toBe(first);
  expect(complained).toHaveBeenCalledTimes(1);
  expect(String(complained.mock.calls[0]?.[0])).toContain("'thing' was made twice");
  expect(makersInPage()).toMatchObject({ thing: 2 });
  complained.mockRestore();
});
