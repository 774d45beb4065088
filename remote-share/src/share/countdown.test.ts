import { expect, test } from '@rstest/core';
import { countdownText } from './countdown.ts';

const text = (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id);

test.each([
  ['2026-03-08T09:00:00Z', 'share-countdown-today'],
  ['2026-03-07T09:00:00Z', 'share-countdown-tomorrow'],
  ['2026-03-06T09:00:00Z', 'share-countdown-days {"days":2}'],
  ['2026-02-27T09:00:00Z', 'share-countdown-days {"days":9}'],
  ['2026-02-26T09:00:00Z', 'share-countdown-closed'],
  ['2026-03-09T09:00:00Z', 'share-countdown-later'],
])('[SHR-02a][VIS-07] at %s the chip shows %s', (now, expected) => {
  expect(countdownText(new Date(now), text)).toBe(expected);
});
