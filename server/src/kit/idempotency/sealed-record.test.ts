import { expect, test } from '@rstest/core';
import { canonical } from './canonical.ts';
import { sealRecord } from './sealed-record.ts';

const request = { userId: 'u1', call: 'checkout', key: 'k1', body: { itemId: 'tulip', message: 'hi' } };

test('[PAY-03] the order of keys and undefined values do not change the body hash', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  const same = sealRecord('secret', { ...request, body: { message: 'hi', itemId: 'tulip' } });
  expect(same.bodyHash).toBe(sealRecord('secret', request).bodyHash);
});

test('[PAY-03] a record id depends on the person, and a body hash on the call', () => {
  const first = sealRecord('secret', request);
  expect(sealRecord('secret', { ...request, userId: 'u2' }).id).not.toBe(first.id);
  expect(sealRecord('secret', { ...request, call: 'reveal' })).toMatchObject({ id: first.id });
  expect(sealRecord('secret', { ...request, call: 'reveal' }).bodyHash).not.toBe(first.bodyHash);
});

test('[SEC-02] a saved answer opens only with the same key and secret', () => {
  const sealed = sealRecord('secret', request).seal('{"success":true}');
  expect(sealRecord('secret', request).open(sealed)).toBe('{"success":true}');
  expect(() => sealRecord('secret', { ...request, key: 'k2' }).open(sealed)).toThrow();
  expect(() => sealRecord('other', request).open(sealed)).toThrow();
});
