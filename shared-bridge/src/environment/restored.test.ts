import { beforeAll, expect, rs, test } from '@rstest/core';
import {
  backButton,
  biometry,
  closingBehavior,
  locationManager,
  mainButton,
  miniApp,
  secondaryButton,
  settingsButton,
  swipeBehavior,
  themeParams,
  viewport,
} from '@telegram-apps/sdk';
import { type FakeHost, frameApp } from '../../test/fake-host.ts';

/** The state of each component before a reload, as the library stores it. */
const before = {
  backButton: true,
  settingsButton: true,
  closingBehavior: true,
  swipeBehavior: true,
  mainButton: { text: 'Pay', isVisible: true, isEnabled: false, isLoaderVisible: true, hasShineEffect: false },
  secondaryButton: { text: 'Not now', isVisible: true, isEnabled: true, isLoaderVisible: false, hasShineEffect: false, position: 'top' },
  themeParams: { bgColor: '#101010' },
  miniApp: { backgroundColor: '#abcdef', headerColor: '#fedcba', bottomBarColor: '#010203', isActive: false },
  viewport: {
    height: 700,
    stableHeight: 690,
    width: 380,
    isExpanded: true,
    isFullscreen: false,
    safeAreaInsets: { top: 1, bottom: 2, left: 3, right: 4 },
    contentSafeAreaInsets: { top: 5, bottom: 6, left: 7, right: 8 },
  },
  biometry: { available: true, type: 'face', accessGranted: true, accessRequested: true, deviceId: 'phone', tokenSaved: true },
  locationManager: { available: true, accessGranted: true, accessRequested: true },
} as const;

let host: FakeHost;

beforeAll(() => {
  host = frameApp();
  for (const [part, state] of Object.entries(before)) window.sessionStorage.setItem(`tapps/${part}`, JSON.stringify(state));
  const navigation = () => [{ type: 'reload', name: window.location.href }];
  Object.defineProperty(performance, 'getEntriesByType', { value: navigation, configurable: true });
});

test('[ENV-10] every component restores its state after a reload, and asynchronous ones are mounting until the messenger answers', async () => {
  const { initializeLibrary } = await import('./start-telegram.ts');
  const { mountParts, mountViewportPart } = await import('./components.ts');
  const { telegramPermission } = await import('../messenger/permissions.ts');
  initializeLibrary(null, '9.0');
  const late = { viewport, biometry, locationManager };
  for (const part of Object.values(late)) expect([part.isMounting(), part.isMounted()]).toEqual([false, false]);

  mountParts(() => {});
  expect(backButton.isVisible()).toBe(true);
  expect(settingsButton.isVisible()).toBe(true);
  expect(closingBehavior.isConfirmationEnabled()).toBe(true);
  expect(swipeBehavior.isVerticalEnabled()).toBe(true);
  expect(mainButton.state()).toMatchObject(before.mainButton);
  expect(secondaryButton.state()).toMatchObject(before.secondaryButton);
  expect(themeParams.state()).toMatchObject(before.themeParams);
  // the Mini App colours are set again from the current theme
  expect(miniApp.isActive()).toBe(false);

  const mounted = mountViewportPart(() => {});
  host.on('web_app_biometry_request_auth', () => queueMicrotask(() => host.send('biometry_auth_requested', { status: 'failed' })));
  host.on('web_app_request_location', () => queueMicrotask(() => host.send('location_requested', { available: true })));
  const asked = [telegramPermission('biometry'), telegramPermission('location')];
  for (const part of Object.values(late)) expect([part.isMounting(), part.isMounted()]).toEqual([true, false]);
  await mounted;
  await Promise.all(asked);
  for (const part of Object.values(late)) expect([part.isMounting(), part.isMounted()]).toEqual([false, true]);
  expect(viewport.state()).toEqual(before.viewport);
  expect(biometry.state()).toEqual(before.biometry);
  expect([locationManager.isAvailable(), locationManager.isAccessGranted(), locationManager.isAccessRequested()]).toEqual([
    true,
    true,
    true,
  ]);
  expect(host.posted.filter(({ type }) => /biometry_get_info|check_location/.test(type))).toEqual([]);
});

test('[ENV-10][SND-03] after a reload with unsaved text the closing confirmation is off, because the draft is stored', async () => {
  rs.useFakeTimers();
  const { startTelegram } = await import('./start-telegram.ts');
  const { findLaunch } = await import('./launch.ts');
  expect(closingBehavior.isConfirmationEnabled()).toBe(true);
  startTelegram(findLaunch(window).launch, () => {});
  expect(host.last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
  await rs.advanceTimersByTimeAsync(61_000);
  rs.useRealTimers();
});
