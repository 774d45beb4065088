import { expect, test } from '@rstest/core';
import { isDarkColour, parseTheme, readTheme, toHex } from './colour.ts';

test('[TXT-02] #rrggbb, #rgb and rgb() are colours', () => {
  expect(toHex('#A1b2C3')).toBe('#a1b2c3');
  expect(toHex('#f0a')).toBe('#ff00aa');
  expect(toHex('rgb(1, 22, 255)')).toBe('#0116ff');
  expect(toHex(' rgb(1 22 255) ')).toBe('#0116ff');
});

test('[TXT-02] any other text is not a colour', () => {
  for (const text of ['', 'red', '#ff', '#gggggg', '#12345678', 'rgb(256,0,0)', 'rgba(0,0,0,1)', 'rgb(1,2)', 'url(x)'])
    expect(toHex(text)).toBeNull();
});

test('[ENV-04] a colour is dark if its luminance is under 120', () => {
  expect(isDarkColour('#1C1C1C')).toBe(true);
  expect(isDarkColour('#777777')).toBe(true);
  expect(isDarkColour('#787878')).toBe(false);
  expect(isDarkColour('#EFEFF3')).toBe(false);
  expect(isDarkColour('no colour')).toBe(false);
});

test('[ENV-04] integers of Android clients are colours, with and without an alpha channel', () => {
  expect(toHex(0x212121)).toBe('#212121');
  expect(toHex(0xff212121)).toBe('#212121');
  expect(toHex(-14606047)).toBe('#212121');
  expect(toHex(0)).toBe('#000000');
  expect([toHex(-(2 ** 31)), toHex(2 ** 32 - 1)]).toEqual(['#000000', '#ffffff']);
});

test('[ENV-04] a value that is neither text nor a 32-bit integer is not a colour', () => {
  for (const value of [
    2 ** 32,
    -(2 ** 31) - 1,
    1e300,
    -1e300,
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1.5,
    true,
    {},
    [],
    '-14606047',
  ])
    expect(toHex(value)).toBeNull();
});

test('[ENV-04] a colour that is missing or invalid in a theme keeps its previous value', () => {
  const before = { bg_color: '#212121', text_color: '#ffffff' };
  expect(readTheme({ text_color: 'white', hint_color: 0xaaaaaa }, before)).toEqual({ ...before, hint_color: '#aaaaaa' });
  for (const nothing of [undefined, null, 'dark', 7, [], {}]) expect(readTheme(nothing, before)).toEqual(before);
  expect(parseTheme('{"bg_color":"#FFF"}')).toEqual({ bg_color: '#ffffff' });
  expect(parseTheme('dark')).toEqual({});
});
