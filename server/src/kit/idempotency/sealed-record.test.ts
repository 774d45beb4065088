import { expect, test } from '@rstest/core';
import { canonical } from './canonical.ts';
import { sealRecord } from './sealed-record.ts';

const request = { userId: 'u1', call: 'checkout', key: 'k1', body: { itemId: 'tulip', message: 'hi' } };

test('[PAY-03] the order of keys and missing values do not make another body', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  const same = sealRecord('secret', { ...request, body: { message: 'hi', itemId: 'tulip' } });
  expect(same.bodyHash).toBe(sealRecord('secret', request).bodyHash);
});

test('[PAY-03] a key belongs to its person, and a body to its call', () => {
  const first = sealRecord('secret', request);
  expect(sealRecord('secret', { ...request, userId: 'u2' }).id).not.toBe(first.id);
  expect(sealRecord('secret', { ...request, call: 'reveal' })).toMatchObject({ id: first.id });
  expect(sealRecord('secret', { ...request, call: 'reveal' }).bodyHash).not.toBe(first.bodyHash);
});

test('[SEC-02] a saved answer opens with the same key and secret only', () => {
  const sealed = sealRecord('secret', request).seal('{"success":true}');
  expect(sealRecord('secret', request).open(sealed)).toBe('{"success":true}');
  expect(() => sealRecord('secret', { ...request, key: 'k2' }).open(sealed)).toThrow();
  expect(() => sealRecord('other', request).open(sealed)).toThrow();
});
