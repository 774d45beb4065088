import { beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';

let host: FakeHost;
let laid: Record<string, string> = {};

beforeAll(async () => {
  host = frameApp();
  const style = { setProperty: (name: string, value: string) => Object.assign(laid, { [name]: value }) };
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { style } }, configurable: true });
  const { followViewport } = await import('./viewport.ts');
  followViewport();
});
beforeEach(() => {
  laid = {};
});

test('[ENV-03] the sizes and safe areas of the client become CSS variables', () => {
  host.send('viewport_changed', { height: 700, width: 390, is_state_stable: true });
  host.send('viewport_changed', { height: 500, is_state_stable: false });
  host.send('safe_area_changed', { top: 59, bottom: 34, left: 0, right: 0 });
  host.send('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
  expect(laid).toMatchObject({
    '--tg-viewport-height': '500px',
    '--tg-viewport-stable-height': '700px',
    '--tg-viewport-width': '390px',
    '--tg-viewport-safe-area-inset-top': '59px',
    '--tg-viewport-safe-area-inset-bottom': '34px',
    '--tg-viewport-content-safe-area-inset-top': '46px',
  });
});

const nonsense = [
  1,
  0,
  -1,
  -600,
  99,
  120,
  5000,
  1e9,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  '700',
  '700px',
  true,
  {},
  [700],
];

describe('[ENV-03] an implausible number changes no CSS variable', () => {
  test.each(nonsense.map((value) => [String(value), value]))('height and width of %s are ignored', (_what, value) => {
    host.send('viewport_changed', { height: value, width: value, is_state_stable: true });
    expect(laid['--tg-viewport-stable-height']).toBeUndefined();
    expect(laid['--tg-viewport-height']).toBeUndefined();
  });

  test.each([-1, 201, 5000, Number.NaN, null, '34', true, {}].map((value) => [String(value), value]))(
    'an inset of %s is ignored',
    (_what, value) => {
      host.send('safe_area_changed', { top: value, bottom: 34, left: value, right: value });
      host.send('content_safe_area_changed', { top: value, bottom: value, left: value, right: value });
      expect(laid).toEqual({ '--tg-viewport-safe-area-inset-bottom': '34px' });
    },
  );
});
