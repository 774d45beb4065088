import { expect, test } from '@rstest/core';
import { attemptFor } from './attempt.ts';

const body = { valentineCode: 'a2b3c4d5e6', itemId: 'tulip', message: 'hi' };

test('[PAY-03a] sending the same again goes under the same key, anything changed under a new one', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;
  const first = attemptFor(body, null, newKey);
  expect(attemptFor({ ...body }, first, newKey)).toBe(first);
  expect(attemptFor({ ...body, message: 'hello' }, first, newKey).key).toBe('key-2');
  expect(attemptFor({ ...body, itemId: 'candy' }, first, newKey).key).toBe('key-3');
});
