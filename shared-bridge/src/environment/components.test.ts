import { expect, test } from '@rstest/core';
import {
  backButton,
  closingBehavior,
  mainButton,
  miniApp,
  secondaryButton,
  settingsButton,
  swipeBehavior,
  themeParams,
  viewport,
} from '@telegram-apps/sdk';
import { frameApp } from '../../test/fake-host.ts';

test('[ENV-10] components change from unmounted to mounted and restore their state after a reload', async () => {
  const host = frameApp();
  window.sessionStorage.setItem('tapps/backButton', 'true');
  window.sessionStorage.setItem('tapps/closingBehavior', 'true');
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ type: 'reload', name: window.location.href }],
    configurable: true,
  });
  const { initializeLibrary } = await import('./start-telegram.ts');
  const { mountParts, mountViewportPart } = await import('./components.ts');
  const parts = { backButton, closingBehavior, mainButton, miniApp, secondaryButton, settingsButton, swipeBehavior, themeParams };
  const mounted = () =>
    Object.entries(parts)
      .filter(([, part]) => part.isMounted())
      .map(([name]) => name);
  initializeLibrary(null, '9.0');
  expect(mounted()).toEqual([]);

  mountParts(() => {});
  expect(mounted()).toEqual(Object.keys(parts));
  expect(backButton.isVisible()).toBe(true);
  expect(closingBehavior.isConfirmationEnabled()).toBe(true);
  expect(host.last('web_app_setup_back_button')).toEqual({ is_visible: true });
  expect(window.sessionStorage.getItem('tapps/swipeBehavior')).toBe('false');

  host.on('web_app_request_safe_area', () =>
    queueMicrotask(() => host.send('safe_area_changed', { top: 1, bottom: 2, left: 0, right: 0 })),
  );
  host.on('web_app_request_content_safe_area', () =>
    queueMicrotask(() => host.send('content_safe_area_changed', { top: 3, bottom: 0, left: 0, right: 0 })),
  );
  const mounting = mountViewportPart(() => {});
  expect(viewport.isMounting()).toBe(true);
  await mounting;
  expect(viewport.isMounted()).toBe(true);
  expect(viewport.safeAreaInsets()).toEqual({ top: 1, bottom: 2, left: 0, right: 0 });
});
