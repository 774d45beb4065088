import type { Mode } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { openFriendChooser } from './friend-chooser.ts';

test.each<[Mode, string]>([
  ['valentine', 'send_valentine'],
  ['anonymous', 'send_anon'],
])('[INF-01a] in %s mode the bot chat opens with %s, then the app closes', (mode, start) => {
  const done: string[] = [];
  openFriendChooser(mode, {
    botUsername: 'billet_bot',
    messenger: { openMessengerLink: (link) => done.push(link), close: () => done.push('close') },
  });
  expect(done).toEqual([`https://t.me/billet_bot?start=${start}`, 'close']);
});
