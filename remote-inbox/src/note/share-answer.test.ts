import type { Outcome } from '@billet/shared-bridge';
import { fakeBridge, installBridge, refusal, silence } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { rememberPicture, shareAnswer } from './share-answer.ts';

const done: Outcome = { ok: true, value: undefined };

/** Shares the answer of a note whose picture the server knows as `url`, or what asking for it throws. */
async function share(url: string | Error, outcome: Outcome = done, id = 'note') {
  const posted: string[] = [];
  const fake = fakeBridge({
    answers: {
      getShareImage: () => {
        if (url instanceof Error) throw url;
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
  const deadlines = fake.apiCalls.map(({ input }) => (input as { deadline?: string }).deadline);
  return { fault, posted, asked: fake.apiCalls.length, deadlines };
}

test('[RPL-01] an answer is posted with the picture that came with it, and with the one the server has else', async () => {
  rememberPicture('answered now', 'https://app/new.png');
  expect(await share('https://app/old.png', done, 'answered now')).toEqual({
    fault: null,
    posted: ['https://app/new.png'],
    asked: 0,
    deadlines: [],
  });
  expect(await share('https://app/old.png')).toMatchObject({ fault: null, posted: ['https://app/old.png'], asked: 1 });
});

test('[ERR-03][RPL-01] no picture and no stories are story-share-error, all else story-share-fail', async () => {
  expect(await share(refusal('not_found'))).toMatchObject({ fault: 'story-share-error', posted: [] });
  expect((await share('x', { ok: false, reason: 'unsupported' })).fault).toBe('story-share-error');
  expect((await share('x', { ok: false, reason: 'failed' })).fault).toBe('story-share-fail');
});

test('[ERR-03][ENV-06] a picture that nobody could be asked for is worth another try, and is not waited for longer than a screen is', async () => {
  for (const thrown of [silence(), refusal('internal')]) {
    expect(await share(thrown)).toMatchObject({ fault: 'story-share-fail', posted: [], deadlines: ['screen'] });
  }
});
