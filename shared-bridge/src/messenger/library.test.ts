import { expect, rs, test } from '@rstest/core';
import { connectMessenger } from '../../test/connect-messenger.ts';
import { frameApp } from '../../test/fake-host.ts';

test('[ENV-03][SDK-01] calls made before the library is loaded run in order afterwards, and urgent ones run at once', async () => {
  const host = frameApp();
  const { configureWire } = await import('./wire.ts');
  const { sendFirstMessages } = await import('../environment/first-messages.ts');
  const { findLaunch } = await import('../environment/launch.ts');
  const { makeTelegramMessenger } = await import('./telegram.ts');
  const { telegramBackButton, onTelegramBack } = await import('./back-button.ts');
  const { libraryFile } = await import('./library.ts');
  const properties: Record<string, string> = {};
  const setProperty = (name: string, value: string) => {
    properties[name] = value;
  };
  Object.defineProperty(globalThis, 'document', { value: { documentElement: { style: { setProperty } } }, configurable: true });
  configureWire('9.0', 'http://localhost:8081');
  sendFirstMessages(findLaunch(window).launch);
  const messenger = makeTelegramMessenger(false);

  const pressed = rs.fn();
  onTelegramBack(pressed);
  telegramBackButton.hide();
  telegramBackButton.show();
  messenger.haptic({ kind: 'selection' });
  messenger.setHeaderColor('#102030');
  host.send('back_button_pressed');
  host.send('safe_area_changed', { top: 59, bottom: 34, left: 0, right: 0 });
  host.send('viewport_changed', { height: 700, is_state_stable: true, is_expanded: true });
  expect(libraryFile.peek()).toBeNull();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(properties).toMatchObject({ '--tg-viewport-safe-area-inset-top': '59px', '--tg-viewport-stable-height': '700px' });
  expect(host.posted.map(({ type }) => type)).toEqual([
    ...['web_app_ready', 'web_app_set_background_color', 'web_app_setup_swipe_behavior', 'web_app_expand'],
    ...['web_app_request_viewport', 'web_app_request_safe_area'],
    ...['web_app_setup_back_button', 'web_app_setup_back_button', 'web_app_trigger_haptic_feedback', 'web_app_set_header_color'],
  ]);

  const onPress = rs.fn();
  messenger.onSettings(rs.fn())();
  messenger.onSettings(onPress);
  const { onLibraryLoaded } = await import('./library.ts');
  onLibraryLoaded(() => void host.posted.splice(0));
  const { withLibrary } = await import('./library.ts');
  const order: number[] = [];
  for (const each of [1, 2, 3]) withLibrary(() => order.push(each));
  await connectMessenger();
  expect(order).toEqual([1, 2, 3]);
  messenger.setClosingConfirmation(true);
  expect(host.last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: true });
});
