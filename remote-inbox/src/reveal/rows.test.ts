import { expect, test } from '@rstest/core';
import { sampleDetails } from '../samples/details.ts';
import { rowsOf } from './rows.ts';

test('[RVL-02] unknown facts have no row', () => {
  expect(rowsOf(sampleDetails(), 'today', 'en').map(({ name }) => name)).toEqual(['sent']);
});

test('[RVL-02] place and device have rows where they are known', () => {
  const details = sampleDetails({
    locationInfo: { city: 'Tbilisi', countryEmoji: '🇬🇪', isp: 'Magti' },
    deviceInfo: { model: 'Pixel 9', browser: 'Chrome 140', os: 'Android 16' },
  });
  expect(rowsOf(details, 'today', 'en')).toEqual([
    { name: 'sent', value: 'today' },
    { name: 'place', value: '🇬🇪 Tbilisi, Georgia' },
    { name: 'network', value: 'Magti' },
    { name: 'device', value: 'Pixel 9' },
    { name: 'browser', value: 'Chrome 140' },
    { name: 'system', value: 'Android 16' },
  ]);
});

test('[RVL-02] the country is named in the reader’s language', () => {
  const details = sampleDetails({ locationInfo: { city: null, countryEmoji: '🇬🇪', isp: null } });
  const place = (locale: string) => rowsOf(details, 'today', locale).find(({ name }) => name === 'place')?.value;
  expect([place('ru'), place('de'), place('hi')]).toEqual(['🇬🇪 Грузия', '🇬🇪 Georgien', '🇬🇪 जॉर्जिया']);
});
