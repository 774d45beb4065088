import { expect, test } from '@rstest/core';
import { canonical } from './canonical.ts';
import { sealIntention } from './sealed-record.ts';

const intention = { userId: 'u1', call: 'checkout', key: 'k1', body: { itemId: 'tulip', message: 'hi' } };

test('[PAY-03] the order of keys and missing values do not make another body', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
  const same = sealIntention('secret', { ...intention, body: { message: 'hi', itemId: 'tulip' } });
  expect(same.bodyHash).toBe(sealIntention('secret', intention).bodyHash);
});

test('[PAY-03] a key belongs to its person, and a body to its call', () => {
  const first = sealIntention('secret', intention);
  expect(sealIntention('secret', { ...intention, userId: 'u2' }).id).not.toBe(first.id);
  expect(sealIntention('secret', { ...intention, call: 'reveal' })).toMatchObject({ id: first.id });
  expect(sealIntention('secret', { ...intention, call: 'reveal' }).bodyHash).not.toBe(first.bodyHash);
});

test('[SEC-02] a saved answer opens with the same key and secret only', () => {
  const sealed = sealIntention('secret', intention).seal('{"success":true}');
  expect(sealIntention('secret', intention).open(sealed)).toBe('{"success":true}');
  expect(() => sealIntention('secret', { ...intention, key: 'k2' }).open(sealed)).toThrow();
  expect(() => sealIntention('other', intention).open(sealed)).toThrow();
});
