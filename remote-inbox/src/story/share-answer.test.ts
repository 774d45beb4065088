import type { Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { shareAnswer } from './share-answer.ts';

const share = (url: string | null, outcome: Outcome = { ok: true, value: undefined }) => {
  const posted: string[] = [];
  const messenger = {
    shareToStory: ({ mediaUrl }: { mediaUrl: string }) => {
      posted.push(mediaUrl);
      return outcome;
    },
  };
  return shareAnswer({ imageOf: async () => url, messenger }, 'id').then((fault) => ({ fault, posted }));
};

test('[RPL-01] an answer is posted with the picture that came with it', async () => {
  expect(await share('https://app/x.png')).toEqual({ fault: null, posted: ['https://app/x.png'] });
});

test('[ERR-03][RPL-01] no picture and no stories are story-share-error, all else story-share-fail', async () => {
  expect(await share(null)).toEqual({ fault: 'story-share-error', posted: [] });
  expect((await share('x', { ok: false, reason: 'unsupported' })).fault).toBe('story-share-error');
  expect((await share('x', { ok: false, reason: 'failed' })).fault).toBe('story-share-fail');
});
