import { expect, test } from '@rstest/core';
import { readDevice } from './device.ts';

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A.241005.015) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36',
  telegram:
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Telegram-Android/11.4.2 (Samsung SM-S918B; Android 14; SDK 34; HIGH)',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0',
};

test('[RVL-02] reads device information from the User-Agent', () => {
  expect(readDevice(agents.iphone)).toEqual({ model: 'iPhone', browser: 'Safari', os: 'iOS' });
  expect(readDevice(agents.pixel)).toEqual({ model: 'Pixel 9', browser: 'Chrome', os: 'Android' });
  expect(readDevice(agents.telegram)).toEqual({ model: 'Samsung SM-S918B', browser: 'Telegram', os: 'Android' });
  expect(readDevice(agents.mac)).toEqual({ model: 'Mac', browser: 'Safari', os: 'macOS' });
  expect(readDevice(agents.windows)).toEqual({ model: null, browser: 'Edge', os: 'Windows' });
});

test('[RVL-02] returns null for facts that the header does not contain', () => {
  const unknown = { model: null, browser: null, os: null };
  expect(readDevice(undefined)).toEqual(unknown);
  expect(readDevice('curl/8.5.0')).toEqual(unknown);
  expect(readDevice(`Android 1; ${'x'.repeat(100_000)}`)).toEqual({ ...unknown, os: 'Android' });
});

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', null],
  ['Mozilla/5.0 (Android 15; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0', null],
  ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36', null],
  ['Mozilla/5.0 (Linux; Android 14; Build/UP1A.231005.007) AppleWebKit/537.36 Chrome/130.0', null],
  ['Mozilla/5.0 (Linux; U; Android 4.0.3; ru-ru; GT-I9100 Build/IML74K) AppleWebKit/534.30 Mobile Safari/534.30', 'GT-I9100'],
  ['Mozilla/5.0 (Linux; U; Android 4.4; zh; GT-I9100) AppleWebKit/534.30 Mobile Safari/534.30', 'GT-I9100'],
  ['Mozilla/5.0 (Linux; Android 14;  ) AppleWebKit/537.36 Chrome/130.0', null],
  ['Mozilla/5.0 (Linux; Android 14; \u00ad\u0085) AppleWebKit/537.36 Chrome/130.0', null],
  ['Mozilla/5.0 (Linux; Android 14; Pix\u00adel\u009f 9) AppleWebKit/537.36 Chrome/130.0', 'Pixel 9'],
])('[RVL-02] the model of %j is %j, never a blank or a word that is no model', (header, model) => {
  expect(readDevice(header)).toMatchObject({ model, os: 'Android' });
});
