import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import type { Mode } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { openFriendChooser } from './use-friend.ts';

test.each<[Mode, string]>([
  ['valentine', 'send_valentine'],
  ['anonymous', 'send_anon'],
])('[INF-01a] in %s mode the bot chat opens with %s, then the app closes', (mode, start) => {
  const { bridge, messengerCalls } = fakeBridge();
  installBridge(bridge);
  openFriendChooser(mode);
  expect(messengerCalls).toEqual([['openMessengerLink', `https://t.me/billet_bot?start=${start}`], ['close']]);
});
