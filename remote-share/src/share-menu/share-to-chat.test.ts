import type { Notice, Outcome } from '@billet/shared-bridge';
import { refusal } from '@billet/shared-bridge/testing';
import { describe, expect, test } from '@rstest/core';
import { fakePage, idAsText } from '../testing/fake-page.ts';
import { isShared } from './outcomes.ts';
import { shareToChat } from './share-to-chat.ts';

const done: Outcome = { ok: true, value: undefined };
const unsupported: Outcome = { ok: false, reason: 'unsupported' };

interface Facts {
  isPrepared?: boolean;
  sent?: Outcome;
  linked?: Outcome;
  isWanted?: boolean;
}

async function share({ isPrepared = true, sent = done, linked = done, isWanted = true }: Facts) {
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
  const own = { link: 'https://t.me/x', code: 'a2b3c4d5e6', mode: 'valentine' } as const;
  const outcome = await shareToChat(own, idAsText, { onChoosing: () => asked.push('choosing'), isWanted: () => isWanted });
  const wasShared = isShared(outcome, 'chat', idAsText);
  return { wasShared, notices, asked, apiCalls };
}

describe('sharing to a chat', () => {
  test('[SHR-05] sends the message that the bot prepared for the mode, without a toast', async () => {
    const { wasShared, notices, asked, apiCalls } = await share({});
    expect([wasShared, notices, asked]).toEqual([true, [], ['choosing', 'id']]);
    expect(apiCalls).toMatchObject([{ name: 'prepareShareMessage', input: { body: { mode: 'valentine' }, retries: 'none' } }]);
  });

  test('[SHR-05] shares the plain link without a prepared message or with a messenger that does not support it', async () => {
    expect((await share({ isPrepared: false })).asked).toEqual(['choosing', 'https://t.me/x share-text-valentine']);
    expect((await share({ sent: unsupported })).asked).toEqual(['choosing', 'id', 'https://t.me/x share-text-valentine']);
  });

  test.each<[Extract<Outcome, { ok: false }>['reason'], Notice]>([
    ['declined', { type: 'info', message: 'share-cancelled' }],
    ['failed', { type: 'error', message: 'share-chat-error' }],
    ['timeout', { type: 'warning', message: 'share-no-answer' }],
    ['locked', { type: 'error', message: 'share-chat-error' }],
  ])('[ERR-04] a share that ends as %s shows %j', async (reason, notice) => {
    expect(await share({ sent: { ok: false, reason } })).toMatchObject({ wasShared: false, notices: [notice] });
  });

  test('[SHR-05] asks the messenger nothing after the sheet was closed', async () => {
    expect((await share({ isWanted: false })).asked).toEqual([]);
  });

  test('[ERR-04] shows a warning if neither way of sharing is supported', async () => {
    expect((await share({ sent: unsupported, linked: unsupported })).notices).toEqual([{ type: 'warning', message: 'share-unavailable' }]);
  });
});
