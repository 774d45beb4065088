import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { frameApp } from '../../test/fake-host.ts';
import { meetMessenger } from '../../test/meet-messenger.ts';
import type { Messenger } from '../contract.ts';

/** All protocol methods that the app uses. Stored values use one method for several purposes. */
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
const methods = ['getStorageValues', 'getStorageKeys', 'saveStorageValue', 'deleteStorageValues'];

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
  await meetMessenger();
  sendFirstMessages(findLaunch(window).launch);
  startTelegram(findLaunch(window).launch, () => {});
  telegramBackButton.show();
  const messenger = makeTelegramMessenger(false);
  const ended = Promise.all(useAll(messenger));
  messenger.close();
  await rs.advanceTimersByTimeAsync(61_000);
  await ended;
  const said = new Set(host.posted.map(({ type }) => type));
  expect(events.filter((event) => !said.has(`web_app_${event}`))).toEqual([]);
  const kept = host.posted.filter(({ type }) => type === 'web_app_invoke_custom_method').map(({ data }) => data.method);
  expect(new Set(kept)).toEqual(new Set(methods));
});
