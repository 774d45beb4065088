import { expect, test } from '@rstest/core';
import { attemptFor } from './attempt.ts';
import { sampleSending as sending } from './samples.ts';

test('[PAY-03a] sending the same again goes under the same key, anything changed under a new one', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;
  const first = attemptFor(sending, null, newKey);
  expect(attemptFor({ ...sending }, first, newKey)).toBe(first);
  expect(attemptFor({ ...sending, text: 'hello' }, first, newKey).key).toBe('key-2');
  expect(attemptFor({ ...sending, giftId: 'candy' }, first, newKey).key).toBe('key-3');
});
