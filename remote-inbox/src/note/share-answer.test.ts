import type { Outcome } from '@billet/shared-bridge';
import { fakeBridge, installBridge, silence } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { rememberPicture, shareAnswer } from './share-answer.ts';

const done: Outcome = { ok: true, value: undefined };

/** Shares the answer of a note whose picture the server knows as `url`; null: it knows none. */
async function share(url: string | null, outcome: Outcome = done, id = 'note') {
  const posted: string[] = [];
  const fake = fakeBridge({
    answers: {
      getShareImage: () => {
        if (url === null) throw silence();
        return { url };
      },
    },
    messenger: {
      shareToStory: ({ mediaUrl }) => {
        posted.push(mediaUrl);
        return outcome;
      },
    },
  });
  installBridge(fake.bridge);
  const fault = await shareAnswer(fake.bridge.messenger, id);
  return { fault, posted, asked: fake.apiCalls.length };
}

test('[RPL-01] an answer is posted with the picture that came with it, and with the one the server has else', async () => {
  rememberPicture('answered now', 'https://app/new.png');
  expect(await share('https://app/old.png', done, 'answered now')).toEqual({ fault: null, posted: ['https://app/new.png'], asked: 0 });
  expect(await share('https://app/old.png')).toEqual({ fault: null, posted: ['https://app/old.png'], asked: 1 });
});

test('[ERR-03][RPL-01] no picture and no stories are story-share-error, all else story-share-fail', async () => {
  expect(await share(null)).toMatchObject({ fault: 'story-share-error', posted: [] });
  expect((await share('x', { ok: false, reason: 'unsupported' })).fault).toBe('story-share-error');
  expect((await share('x', { ok: false, reason: 'failed' })).fault).toBe('story-share-fail');
});
