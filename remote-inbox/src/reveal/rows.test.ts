import { expect, test } from '@rstest/core';
import { sampleDetails } from '../samples/details.ts';
import { rowsOf } from './rows.ts';

test('[RVL-02] what is not known has no row', () => {
  expect(rowsOf(sampleDetails(), 'today').map(({ name }) => name)).toEqual(['sent', 'code']);
});

test('[RVL-02] place and device have rows where they are known', () => {
  const details = sampleDetails({
    locationInfo: { city: 'Tbilisi', countryEmoji: '🇬🇪', isp: 'Magti' },
    deviceInfo: { model: 'Pixel 9', browser: 'Chrome 140', os: 'Android 16' },
  });
  expect(rowsOf(details, 'today')).toEqual([
    { name: 'sent', value: 'today' },
    { name: 'code', value: 'a2••••••z9' },
    { name: 'place', value: '🇬🇪 Tbilisi' },
    { name: 'network', value: 'Magti' },
    { name: 'device', value: 'Pixel 9' },
    { name: 'browser', value: 'Chrome 140' },
    { name: 'system', value: 'Android 16' },
  ]);
});
