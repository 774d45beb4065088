import { expect, test } from '@rstest/core';
import { blockMark, openPair, pairKey, personKey, rewardMark, sealPair, stopMark, visitorMark } from './identity.ts';

const KEY = 'a key of the tests';

test('[SAF-01] a pair opens unchanged, with or without its sender, and has the same length either way', () => {
  const pair = pairKey(KEY, 1, 2);
  const [known, withoutSender] = [sealPair(KEY, { pair, sender: personKey(KEY, 2) }), sealPair(KEY, { pair, sender: null })];
  expect(openPair(KEY, known)).toEqual({ pair, sender: personKey(KEY, 2) });
  expect(openPair(KEY, withoutSender)).toEqual({ pair, sender: null });
  expect(known.length).toBe(withoutSender.length);
  expect(sealPair(KEY, { pair, sender: null })).not.toEqual(withoutSender);
  expect(() => openPair('another key', known)).toThrow();
});

test('[SAF-01] a mark depends on its purpose, on its people and their order, and on its key', () => {
  const pair = pairKey(KEY, 1, 2);
  const marks = [
    ...[pair, pairKey(KEY, 2, 1), pairKey('another key', 1, 2), personKey(KEY, 1), personKey(KEY, 12)],
    ...[stopMark(KEY, pair), stopMark(KEY, personKey(KEY, 1)), blockMark(KEY, pair)(0), blockMark(KEY, pair)(1)],
    ...[rewardMark(KEY, 1, 'invite_3'), rewardMark(KEY, 1, 'join_channel'), rewardMark(KEY, 2, 'invite_3')],
  ].map((mark) => mark.toString('hex'));
  expect(new Set(marks).size).toBe(marks.length);
  expect(pairKey(KEY, 1, 2)).toEqual(pair);
  expect(visitorMark(KEY, 1)).not.toBe(visitorMark(KEY, 2));
});

test('[SAF-01] hashes of stored data never change, so that older rows are found again', () => {
  expect(personKey(KEY, 7).toString('base64url')).toBe('Iac3GnerSNre5N59Pe4FMZoXy9RMzJylI2p8KHNsASU');
});
