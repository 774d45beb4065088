import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { connectMessenger } from '../../test/connect-messenger.ts';
import { frameApp } from '../../test/fake-host.ts';
import type { Messenger } from '../contract.ts';

/** All protocol methods that the app uses. Stored values share the method `invoke_custom_method`. */
const events = [
  'ready',
  'close',
  'expand',
  'setup_main_button',
  'setup_secondary_button',
  'setup_back_button',
  'setup_settings_button',
  'open_popup',
  'open_invoice',
  'request_phone',
  'request_write_access',
  'trigger_haptic_feedback',
];
const storageMethods = ['getStorageValues', 'getStorageKeys', 'saveStorageValue', 'deleteStorageValues'];

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

function useAll(messenger: Messenger): unknown[] {
  messenger.haptic({ kind: 'selection' });
  messenger.showButton('main', { onPress: () => {} });
  messenger.showButton('secondary', { onPress: () => {} });
  messenger.onSettings(() => {});
  const { read, list, write, remove } = messenger.storage;
  return [
    messenger.openInvoice('https://t.me/$slug'),
    messenger.openPopup({ message: 'Really?', buttons: [{ id: 'ok', type: 'ok' }] }),
    messenger.requestPermission('phone'),
    ...[read('mode'), list(), write('mode', 'valentine'), remove('mode')],
  ];
}

test('[SDK-01] every messenger feature of the app uses its protocol method', async () => {
  const host = frameApp();
  const { startTelegram } = await import('../environment/start-telegram.ts');
  const { sendFirstMessages } = await import('../environment/first-messages.ts');
  const { findLaunch } = await import('../environment/launch.ts');
  const { telegramBackButton } = await import('./back-button.ts');
  const { makeTelegramMessenger } = await import('./telegram.ts');
  await connectMessenger();
  sendFirstMessages(findLaunch(window).launch);
  startTelegram(findLaunch(window).launch, () => {});
  telegramBackButton.show();
  const messenger = makeTelegramMessenger(false);
  const done = Promise.all(useAll(messenger));
  messenger.close();
  await rs.advanceTimersByTimeAsync(61_000);
  await done;
  const posted = new Set(host.posted.map(({ type }) => type));
  expect(events.filter((event) => !posted.has(`web_app_${event}`))).toEqual([]);
  const invoked = host.posted.filter(({ type }) => type === 'web_app_invoke_custom_method').map(({ data }) => data.method);
  expect(new Set(invoked)).toEqual(new Set(storageMethods));
});
