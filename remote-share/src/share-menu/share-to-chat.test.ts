import type { Notice, Outcome } from '@billet/shared-bridge';
import { refusal } from '@billet/shared-bridge/testing';
import { describe, expect, test } from '@rstest/core';
import { asId, fakePage } from '../testing/fake-page.ts';
import { shareToChat } from './share-to-chat.ts';

const done: Outcome = { ok: true, value: undefined };
const unsupported: Outcome = { ok: false, reason: 'unsupported' };

async function share({ isPrepared = true, sent = done, linked = done }: { isPrepared?: boolean; sent?: Outcome; linked?: Outcome }) {
  const asked: string[] = [];
  const noted = (outcome: Outcome, what: string) => {
    asked.push(what);
    return outcome;
  };
  const prepare = () => {
    if (!isPrepared) throw refusal('messenger_unavailable');
    return { id: 'id', expiresAt: '2026-02-14T10:00:00.000Z' };
  };
  const { notices, apiCalls } = fakePage({
    answers: { prepareShareMessage: prepare },
    messenger: {
      shareLink: (link, words) => noted(linked, `${link} ${words}`),
      sharePrepared: async (id) => noted(sent, id),
    },
  });
  const worked = await shareToChat({ link: 'https://t.me/x', code: 'a2b3c4d5e6', mode: 'valentine' }, asId);
  return { worked, notices, asked, apiCalls };
}

describe('sharing to a chat', () => {
  test('[SHR-05] the message that the bot prepared for the mode is sent, without a toast', async () => {
    const { worked, notices, asked, apiCalls } = await share({});
    expect([worked, notices, asked]).toEqual([true, [], ['id']]);
    expect(apiCalls).toMatchObject([{ name: 'prepareShareMessage', input: { body: { mode: 'valentine' } } }]);
  });

  test('[SHR-05] without such a message, or with a messenger that knows none, the plain link is shared', async () => {
    expect((await share({ isPrepared: false })).asked).toEqual(['https://t.me/x share-text-valentine']);
    expect((await share({ sent: unsupported })).asked).toEqual(['id', 'https://t.me/x share-text-valentine']);
  });

  test.each<[Extract<Outcome, { ok: false }>['reason'], Notice]>([
    ['declined', { type: 'info', message: 'share-cancelled' }],
    ['failed', { type: 'error', message: 'share-chat-error' }],
    ['timeout', { type: 'error', message: 'share-chat-error' }],
    ['locked', { type: 'error', message: 'share-chat-error' }],
  ])('[ERR-04] what ends as %s is told by %j', async (reason, notice) => {
    expect(await share({ sent: { ok: false, reason } })).toMatchObject({ worked: false, notices: [notice] });
  });

  test('[ERR-04] where nothing can be shared at all, a warning says so', async () => {
    expect((await share({ sent: unsupported, linked: unsupported })).notices).toEqual([{ type: 'warning', message: 'share-unavailable' }]);
  });
});
