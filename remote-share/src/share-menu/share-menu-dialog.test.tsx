import type { Outcome } from '@billet/shared-bridge';
import { deferred, fakeBridge, preloadSheets, refusal, sampleUser } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { afterEach, beforeAll, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { askAge } from '../age/told-age.ts';
import { fakePage, type PageParts } from '../testing/fake-page.ts';
import ShareMenuDialog from './share-menu-dialog.tsx';

beforeAll(preloadSheets);
afterEach(cleanup);

const link = 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6';
const picture = { url: 'https://app/x.png' };
const usual: NonNullable<PageParts['answers']> = {
  completeTask: () => ({ success: true, user: sampleUser() }),
  getProfile: () => ({ user: sampleUser() }),
  prepareShareMessage: () => ({ id: 'prepared', expiresAt: '2026-02-14T10:00:00.000Z' }),
  getShareImage: () => picture,
};

/** The menu of somebody who said that they are old enough, unless told otherwise. */
async function open({ answers, ...parts }: PageParts = {}, isOldEnough = true) {
  const fake = fakePage({ answers: { ...usual, ...answers }, ...parts });
  if (isOldEnough) fake.kept.set('age-confirmed', 'yes');
  const onClose = rstest.fn();
  render(<ShareMenuDialog onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: isOldEnough ? 'Share your link' : 'Before you share' });
  return { ...fake, onClose };
}
const finished = ({ apiCalls }: Awaited<ReturnType<typeof open>>) =>
  apiCalls.filter(({ name }) => name === 'completeTask').map(({ input }) => (input as { body: { taskId: string } }).body.taskId);
const refused = (reason: Extract<Outcome, { ok: false }>['reason']) => ({ ok: false, reason }) as const;

describe('the age', () => {
  test('[SAF-02] is asked before the first share, and kept in the messenger’s cloud', async () => {
    const { kept, onClose } = await open({}, false);
    expect(screen.queryByRole('button', { name: /Copy link/ })).toBe(null);
    await press('button', 'I am 18 or older');
    expect(kept.get('age-confirmed')).toBe('yes');
    expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('[SAF-02] that is not confirmed shares nothing and is asked again', async () => {
    const { kept, onClose } = await open({}, false);
    await press('button', 'Not now');
    expect([onClose.mock.calls.length, kept.size]).toEqual([1, 0]);
  });

  test('[SAF-02] that the cloud can’t tell is asked: nobody is taken for older than they said', async () => {
    const silent = async () => refused('timeout');
    await open({ messenger: { storage: { read: silent, write: silent, list: silent, remove: silent } } }, false);
    expect(screen.getByRole('button', { name: 'I am 18 or older' })).toBeTruthy();
  });
});

test('[SAF-02] while the messenger is asked for the age, the sheet says that it waits, and can be closed', async () => {
  const asked = deferred<Outcome<string | null>>();
  const { messenger } = fakeBridge().bridge;
  fakePage({ answers: usual, messenger: { storage: { ...messenger.storage, read: () => asked.promise } } });
  const onClose = rstest.fn();
  render(<ShareMenuDialog onClose={onClose} />, { wrapper: InEnglish });
  expect(await screen.findByRole('status', { name: 'A moment…' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
  await press('button', 'Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => asked.resolve({ ok: true, value: 'yes' }));
  expect(screen.queryByRole('status', { name: 'A moment…' })).toBe(null);
  expect(screen.getByRole('button', { name: /^Copy link/ })).toBeTruthy();
});

test.each([
  ['yes', 'Share your link'],
  [null, 'Before you share'],
])(
  '[SAF-02] what the messenger told of the age before (%s) is what the sheet begins with, however long it takes to tell again',
  async (told, title) => {
    const { messenger } = fakeBridge().bridge;
    const answers: (() => Promise<Outcome<string | null>>)[] = [async () => ({ ok: true, value: told })];
    const read = () => (answers.shift() ?? (() => new Promise<never>(() => undefined)))();
    fakePage({ answers: usual, messenger: { storage: { ...messenger.storage, read } } });
    await askAge();
    render(<ShareMenuDialog onClose={() => undefined} />, { wrapper: InEnglish });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'A moment…' })).toBe(null);
  },
);

test('[SHR-05] there are four ways, and the link of the mode to be seen', async () => {
  await open({ mode: 'anonymous' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Telegram storyA picture with your link',
    'Send in a chatChoose people or groups',
    'Story in another appSave or send the picture',
    'Copy linkPaste it wherever you like',
  ]);
  expect(screen.getByText('t.me/billet_bot/ask?startapp=a2b3c4d5e6')).toBeTruthy();
});

test('[SHR-05][TSK-01] a chat: the prepared message goes out, the sheet closes, and the task is done', async () => {
  const fake = await open();
  await press('button', /^Send in a chat/);
  expect(fake.onClose).toHaveBeenCalledTimes(1);
  expect(fake.messengerCalls).toEqual([['sharePrepared', 'prepared']]);
  expect([finished(fake), fake.notices]).toEqual([['share_link'], []]);
});

describe('a chat that takes its time', () => {
  const row = () => screen.getByRole('button', { name: /^Send in a chat/ });
  const tap = () => act(async () => row().click());

  test('[SHR-05] says what it is waiting for, in the sheet, and can’t be asked for twice', async () => {
    const prepared = deferred<{ id: string; expiresAt: string }>();
    const chosen = deferred<Outcome>();
    const fake = await open({
      answers: { prepareShareMessage: () => prepared.promise },
      messenger: { sharePrepared: () => chosen.promise },
    });
    const news = screen.getByRole('status');
    expect([news.textContent, news.closest('button')]).toEqual(['', null]);
    await tap();
    expect(row().textContent).toContain('Preparing your message…');
    expect(news.textContent).toBe('Preparing your message…');
    expect(row().getAttribute('aria-busy')).toBe('true');
    await tap();
    await act(async () => prepared.resolve({ id: 'prepared', expiresAt: '2026-02-14T10:00:00.000Z' }));
    expect(row().textContent).toContain('Choose in Telegram who gets it');
    expect(news.textContent).toContain('Choose in Telegram who gets it');
    expect([fake.onClose.mock.calls.length, fake.apiCalls.length]).toEqual([0, 1]);
    await act(async () => chosen.resolve({ ok: true, value: undefined }));
    expect(fake.onClose).toHaveBeenCalledTimes(1);
    expect(finished(fake)).toEqual(['share_link']);
  });

  test('[SHR-05][SDK-02] with a messenger that never answers the plain link is offered after 8 s', async () => {
    const fake = await open({ messenger: { sharePrepared: () => new Promise(() => undefined) } });
    rstest.useFakeTimers();
    try {
      await tap();
      await act(() => rstest.advanceTimersByTimeAsync(8000));
      expect(row().textContent).toContain('Nothing opened? Tap to send the plain link');
      await tap();
    } finally {
      rstest.useRealTimers();
    }
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['shareLink']);
    expect([fake.onClose.mock.calls.length, finished(fake), fake.notices]).toEqual([1, ['share_link'], []]);
  });
});

test('[SHR-05][TSK-01] copying: the sheet closes, the link is copied and said to be, and the task is done', async () => {
  const fake = await open();
  await press('button', /^Copy link/);
  expect(fake.onClose).toHaveBeenCalledTimes(1);
  expect(fake.messengerCalls).toContainEqual(['copyText', link]);
  expect(fake.notices).toEqual([{ type: 'success', message: 'Link copied' }]);
  expect(finished(fake)).toEqual(['share_link']);
});

test.each<[string, PageParts, string, string]>([
  ['chat that fails', { messenger: { sharePrepared: async () => refused('failed') } }, 'error', "The chat list couldn't be opened"],
  ['chat that is cancelled', { messenger: { sharePrepared: async () => refused('declined') } }, 'info', 'Nothing was shared'],
  [
    'chat that is unavailable',
    { messenger: { sharePrepared: async () => refused('unsupported'), shareLink: () => refused('unsupported') } },
    'warning',
    "Sharing isn't available here. Copy the link instead.",
  ],
  ['chat without a profile', { user: null }, 'error', "Sharing didn't work. Try once more?"],
])('[ERR-04] a %s has words of its own, and no task is done', async (_, parts, type, message) => {
  const fake = await open(parts);
  await press('button', /^Send in a chat/);
  expect(fake.notices).toEqual([{ type, message }]);
  expect(finished(fake)).toEqual([]);
});

describe('a story', () => {
  const toTheEnd = async () => {
    for (const _ of [1, 2, 3]) await press('button', 'Next');
  };

  test('[SHR-06] is explained first; its last step posts it, closes the sheet and finishes the task', async () => {
    const fake = await open();
    await press('button', /^Telegram story/);
    await toTheEnd();
    expect(fake.messengerCalls).toEqual([]);
    await press('button', 'Make the story');
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: picture.url, text: 'Send me a valentine, signed or not 💌' }]);
    expect(fake.onClose).toHaveBeenCalledTimes(1);
    expect(finished(fake)).toEqual(['share_story']);
  });

  test('[SHR-06] that is being made can’t be posted twice', async () => {
    const made = deferred<typeof picture>();
    await open({ answers: { getShareImage: () => made.promise } });
    await press('button', /^Telegram story/);
    await toTheEnd();
    await press('button', 'Make the story');
    expect(screen.getByRole('button', { name: 'Make the story', busy: true }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => made.resolve(picture));
  });

  test('[SHR-06][ERR-04] that is made after the person has left is not posted, nor said to have failed', async () => {
    const made = deferred<typeof picture>();
    const fake = await open({ answers: { getShareImage: () => made.promise } });
    await press('button', /^Telegram story/);
    await toTheEnd();
    await press('button', 'Make the story');
    cleanup();
    await act(async () => made.resolve(picture));
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['copyText']);
    expect([fake.notices, finished(fake)]).toEqual([[], []]);
  });

  test('[SHR-06] back leads from the tutorial to the menu', async () => {
    await open();
    await press('button', /^Telegram story/);
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
  });

  test('[SHR-08] for another app hands the picture over and copies the link', async () => {
    const fake = await open();
    await press('button', /^Story in another app/);
    await toTheEnd();
    await press('button', 'Share the picture');
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['copyText', 'shareFile']);
    expect(fake.notices).toEqual([{ type: 'success', message: 'Link copied' }]);
    expect(finished(fake)).toEqual(['share_story']);
  });

  test('[ERR-04] without a picture says so, and no task is done', async () => {
    const fake = await open({ answers: { getShareImage: () => Promise.reject(refusal('internal')) } });
    await press('button', /^Telegram story/);
    await toTheEnd();
    await press('button', 'Make the story');
    expect(fake.notices).toEqual([{ type: 'error', message: "The story couldn't be made" }]);
    expect(finished(fake)).toEqual([]);
  });
});
