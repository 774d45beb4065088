import { expect, test } from '@rstest/core';
import { isDarkColour, toHex } from './colour.ts';

test('[TXT-02] colours are taken as #rrggbb, #rgb or rgb()', () => {
  expect(toHex('#A1b2C3')).toBe('#a1b2c3');
  expect(toHex('#f0a')).toBe('#ff00aa');
  expect(toHex('rgb(1, 22, 255)')).toBe('#0116ff');
  expect(toHex(' rgb(1 22 255) ')).toBe('#0116ff');
});

test('[TXT-02] anything else is no colour', () => {
  for (const text of ['', 'red', '#ff', '#gggggg', '#12345678', 'rgb(256,0,0)', 'rgba(0,0,0,1)', 'rgb(1,2)', 'url(x)'])
    expect(toHex(text)).toBeNull();
});

test('[ENV-04] dark means a luminance under 120', () => {
  expect(isDarkColour('#1C1C1C')).toBe(true);
  expect(isDarkColour('#777777')).toBe(true);
  expect(isDarkColour('#787878')).toBe(false);
  expect(isDarkColour('#EFEFF3')).toBe(false);
  expect(isDarkColour('no colour')).toBe(false);
});
