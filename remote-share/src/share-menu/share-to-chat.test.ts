import type { Notice, Outcome } from '@billet/shared-bridge';
import { describe, expect, test } from '@rstest/core';
import { shareToChat } from './share-to-chat.ts';

const done: Outcome = { ok: true, value: undefined };

async function share({ prepared, sent = done, linked = done }: { prepared: string | null; sent?: Outcome; linked?: Outcome }) {
  const notices: Notice[] = [];
  const asked: string[] = [];
  const noted = (outcome: Outcome, what: string) => {
    asked.push(what);
    return outcome;
  };
  const worked = await shareToChat('https://t.me/x', 'words', {
    messenger: {
      shareLink: (link, words) => noted(linked, `${link} ${words}`),
      sharePrepared: async (id) => noted(sent, id),
    },
    prepare: async () => prepared,
    notify: (notice) => notices.push(notice),
    text: (id) => id,
  });
  return { worked, notices, asked };
}

describe('sharing to a chat', () => {
  test('[SHR-05] the message that the bot prepared is sent, without a toast', async () => {
    expect(await share({ prepared: 'id' })).toEqual({ worked: true, notices: [], asked: ['id'] });
  });

  test('[SHR-05] without such a message, or with a messenger that knows none, the plain link is shared', async () => {
    expect((await share({ prepared: null })).asked).toEqual(['https://t.me/x words']);
    expect((await share({ prepared: 'id', sent: { ok: false, reason: 'unsupported' } })).asked).toEqual(['id', 'https://t.me/x words']);
  });

  test.each<[Extract<Outcome, { ok: false }>['reason'], Notice]>([
    ['declined', { type: 'info', message: 'share-cancelled' }],
    ['failed', { type: 'error', message: 'share-chat-error' }],
    ['timeout', { type: 'error', message: 'share-chat-error' }],
    ['locked', { type: 'error', message: 'share-chat-error' }],
  ])('[ERR-04] what ends as %s is told by %j', async (reason, notice) => {
    expect(await share({ prepared: 'id', sent: { ok: false, reason } })).toMatchObject({ worked: false, notices: [notice] });
  });

  test('[ERR-04] where nothing can be shared at all, a warning says so', async () => {
    const unsupported: Outcome = { ok: false, reason: 'unsupported' };
    expect((await share({ prepared: 'id', sent: unsupported, linked: unsupported })).notices).toEqual([
      { type: 'warning', message: 'share-unavailable' },
    ]);
  });
});
