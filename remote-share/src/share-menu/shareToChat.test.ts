import type { Notice, Outcome } from '@billet/shared-bridge';
import { describe, expect, test } from '@rstest/core';
import { shareToChat } from './shareToChat.ts';

function share(outcome: Outcome) {
  const notices: Notice[] = [];
  const shared: string[][] = [];
  const worked = shareToChat('https://t.me/x', 'words', {
    messenger: {
      shareLink: (link, words) => {
        shared.push([link, words]);
        return outcome;
      },
    },
    notify: (notice) => notices.push(notice),
    text: (id) => id,
  });
  return { worked, notices, shared };
}

describe('sharing to a chat', () => {
  test('[SHR-05a] the link goes to the messenger with its words, without a toast', () => {
    expect(share({ ok: true, value: undefined })).toEqual({ worked: true, notices: [], shared: [['https://t.me/x', 'words']] });
  });

  test.each<[Extract<Outcome, { ok: false }>['reason'], Notice]>([
    ['unsupported', { type: 'warning', message: 'share-unavailable' }],
    ['declined', { type: 'info', message: 'share-cancelled' }],
    ['failed', { type: 'error', message: 'share-chat-error' }],
    ['timeout', { type: 'error', message: 'share-chat-error' }],
    ['locked', { type: 'error', message: 'share-chat-error' }],
  ])('[ERR-04b] what ends as %s is told by %j', (reason, notice) => {
    expect(share({ ok: false, reason })).toMatchObject({ worked: false, notices: [notice] });
  });
});
