import { describe, expect, test } from '@rstest/core';
import { frameApp, launchHash } from '../../test/fake-host.ts';
import { type BrowserInputs, detect } from './detect.ts';
import { framingOrigin } from './framing.ts';
import type { Launch } from './launch.ts';

const launch: Launch = {
  rawInitData: 'user=1&hash=2',
  startParam: 'abcdefgh23',
  platform: 'ios',
  version: '9.0',
  theme: { bg_color: '#ffffff' },
  languageCode: 'ru',
  isPremium: false,
  account: null,
};
const unreadable = () => {
  throw new Error('no launch parameters');
};
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
const androidPhone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile';

function detectIn(changes: Partial<BrowserInputs> = {}) {
  const logged: string[] = [];
  const usual: BrowserInputs = {
    userAgent: desktop,
    isFramed: true,
    hasNativeProxy: false,
    prefersDark: false,
    address: '',
    readLaunch: () => launch,
    log: ({ event }) => void logged.push(event),
  };
  return { ...detect({ ...usual, ...changes }), logged };
}

test('[ENV-01] in the messenger the mode is telegram, authenticated, with the start parameter', () => {
  expect(detectIn().environment).toEqual({
    mode: 'telegram',
    platform: 'ios',
    isMobile: true,
    isWebView: true,
    isAuth: true,
    isDark: false,
    isInitialized: false,
    startParam: 'abcdefgh23',
  });
});

test('[ENV-02] unreadable launch data is logged and results in web mode', () => {
  const { environment, launch: none, logged } = detectIn({ readLaunch: unreadable, isFramed: false });
  expect(environment).toMatchObject({ mode: 'web', isAuth: false, isWebView: false, isMobile: false });
  expect(none).toBeNull();
  expect(logged).toEqual(['launch_unread']);
});

test('[ENV-02] launch data without init data leaves the app unauthenticated', () => {
  expect(detectIn({ readLaunch: () => ({ ...launch, rawInitData: null }) }).environment).toMatchObject({ mode: 'telegram', isAuth: false });
});

test('[ENV-01] the platform is ios unless the user agent or the messenger says Android', () => {
  expect(detectIn({ readLaunch: unreadable }).environment.platform).toBe('ios');
  expect(detectIn({ readLaunch: unreadable, userAgent: androidPhone }).environment).toMatchObject({ platform: 'android', isMobile: true });
  expect(detectIn({ readLaunch: () => ({ ...launch, platform: 'android_x' }) }).environment.platform).toBe('android');
});

test('[ENV-01] a web view is a frame or a native view of the messenger', () => {
  expect(detectIn({ isFramed: false }).environment.isWebView).toBe(false);
  expect(detectIn({ isFramed: false, hasNativeProxy: true }).environment.isWebView).toBe(true);
});

test('[ENV-04] the app is dark if the theme of the host is dark or the browser prefers it', () => {
  expect(detectIn({ readLaunch: () => ({ ...launch, theme: { bg_color: '#17212b' } }) }).environment.isDark).toBe(true);
  expect(detectIn({ prefersDark: true }).environment.isDark).toBe(true);
  expect(detectIn({ readLaunch: () => ({ ...launch, theme: {} }) }).environment.isDark).toBe(false);
});

test('[ENV-11] in a browser the start parameter is read from the address', () => {
  const { environment } = detectIn({ readLaunch: unreadable, address: 'https://app/?entry=ask&tgWebAppStartParam=abcdefgh23' });
  expect(environment.startParam).toBe('abcdefgh23');
});

test('[ENV-11] the address of an older launch does not add its start parameter to a launch without one', () => {
  const address = 'https://app/?tgWebAppStartParam=abcdefgh23#/share';
  expect(detectIn({ readLaunch: () => ({ ...launch, startParam: null }), address }).environment.startParam).toBeNull();
});

describe('[ENV-02] the launch parameters of a real address', () => {
  test('the launch parameters of a real address match the schema and identify the user', async () => {
    frameApp();
    const { findLaunch } = await import('./launch.ts');
    const read = findLaunch(window).launch;
    expect(read).toMatchObject({ startParam: 'abcdefgh23', platform: 'weba', version: '9.0', languageCode: 'en', isPremium: true });
    expect(new URLSearchParams(read.rawInitData ?? '').get('signature')).toBe('c2lnbmF0dXJl');
  });

  test('init data without a signature is rejected', async () => {
    const unsigned = new URLSearchParams({ user: '{"id":1,"first_name":"A"}', auth_date: '1772000000', hash: 'abc' }).toString();
    frameApp(launchHash({ tgWebAppData: unsigned }));
    const { findLaunch } = await import('./launch.ts');
    expect(() => findLaunch(window)).toThrow();
  });
});

test('[SDK-01] the app sends messages only to a framing origin on the list', () => {
  const allowed = ['https://web.telegram.org', 'http://localhost:8081'];
  const framedBy = (...ancestorOrigins: string[]) => framingOrigin({ location: { ancestorOrigins }, referrer: '' }, allowed);
  expect(framedBy('http://localhost:8081')).toBe('http://localhost:8081');
  expect(framedBy('https://evil.example', 'http://localhost:8081')).toBeNull();
  expect(framingOrigin({ location: {}, referrer: 'http://localhost:8081/people?x' }, allowed)).toBe('http://localhost:8081');
  expect(framingOrigin({ location: {}, referrer: '' }, allowed)).toBeNull();
});
