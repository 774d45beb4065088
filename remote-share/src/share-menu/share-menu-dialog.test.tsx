import type { CallInput, Outcome } from '@billet/shared-bridge';
import { deferred, fakeBridge, preloadSheets, refusal, sampleUser, setSession, silence } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { afterEach, beforeAll, describe, expect, rstest, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadAge } from '../age/age-confirmation.ts';
import { forgetLook } from '../poster/stored-look.ts';
import { fakePage, type PageParts } from '../testing/fake-page.ts';
import ShareAnswerDialog from './share-answer-dialog.tsx';
import ShareMenuDialog from './share-menu-dialog.tsx';

beforeAll(preloadSheets);
afterEach(() => {
  forgetLook();
});

const link = 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6';
const picture = { url: 'https://app/api/images/x.png', previewUrl: 'https://app/api/images/x.webp' };
const defaultAnswers: NonNullable<PageParts['answers']> = {
  completeTask: () => ({ success: true, user: sampleUser() }),
  getProfile: () => ({ user: sampleUser() }),
  prepareShareMessage: () => ({ id: 'prepared', expiresAt: '2026-02-14T10:00:00.000Z' }),
  getShareImage: () => picture,
};

/** Opens the menu for a user who has confirmed their age, by default. */
async function open({ answers, ...parts }: PageParts = {}, isOldEnough = true) {
  const fake = fakePage({ answers: { ...defaultAnswers, ...answers }, ...parts });
  if (isOldEnough) fake.cloudStorage.set('age-confirmed', 'yes');
  const onClose = rstest.fn();
  render(<ShareMenuDialog onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: isOldEnough ? 'Share your link' : 'Before you share' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'A moment…' })).toBe(null));
  return { ...fake, onClose };
}
const finished = ({ apiCalls }: Awaited<ReturnType<typeof open>>) =>
  apiCalls.filter(({ name }) => name === 'completeTask').map(({ input }) => (input as { body: { taskId: string } }).body.taskId);
const refused = (reason: Extract<Outcome, { ok: false }>['reason']) => ({ ok: false, reason }) as const;

describe('age confirmation', () => {
  test('[SAF-02] the age is asked before the first share and stored in the messenger’s cloud', async () => {
    const { cloudStorage, onClose } = await open({}, false);
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBe(null);
    await press('button', 'I am 18 or older');
    expect(cloudStorage.get('age-confirmed')).toBe('yes');
    expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('[SAF-02] an age that is not confirmed shares nothing and stores nothing', async () => {
    const { cloudStorage, onClose } = await open({}, false);
    await press('button', 'Not now');
    expect([onClose.mock.calls.length, cloudStorage.size]).toEqual([1, 0]);
  });

  test('[SAF-02] the age is asked when the cloud cannot be read', async () => {
    const silent = async () => refused('timeout');
    await open({ messenger: { storage: { read: silent, write: silent, list: silent, remove: silent } } }, false);
    expect(screen.getByRole('button', { name: 'I am 18 or older' })).toBeTruthy();
  });
});

test('[SAF-02] the sheet shows a waiting state while the age is read, and can be closed', async () => {
  const asked = deferred<Outcome<string | null>>();
  const { messenger } = fakeBridge().bridge;
  fakePage({ answers: defaultAnswers, messenger: { storage: { ...messenger.storage, read: () => asked.promise } } });
  const onClose = rstest.fn();
  render(<ShareMenuDialog onClose={onClose} />, { wrapper: InEnglish });
  expect(await screen.findByRole('status', { name: 'A moment…' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
  await press('button', 'Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => asked.resolve({ ok: true, value: 'yes' }));
  expect(screen.queryByRole('status', { name: 'A moment…' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test.each([
  ['yes', 'Share your link'],
  [null, 'Before you share'],
])('[SAF-02] the sheet opens with the last known age (%s) before the messenger has answered again', async (knownAge, title) => {
  const { messenger } = fakeBridge().bridge;
  const answers: (() => Promise<Outcome<string | null>>)[] = [async () => ({ ok: true, value: knownAge })];
  const read = () => (answers.shift() ?? (() => new Promise<never>(() => undefined)))();
  fakePage({ answers: defaultAnswers, messenger: { storage: { ...messenger.storage, read } } });
  await loadAge();
  render(<ShareMenuDialog onClose={() => undefined} />, { wrapper: InEnglish });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'A moment…' })).toBe(null);
});

test('[SHR-05] the story comes first, and all ways and the link of the mode are visible', async () => {
  await open({ mode: 'anonymous' });
  expect(screen.getByRole('button', { name: 'Make the story' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Send in a chat',
    'Another app',
    'Save',
    'Copy link',
  ]);
  const own = screen.getByText('a2b3c4d5e6');
  expect(own.parentElement?.textContent).toBe('t.me/billet_bot/ask?startapp=a2b3c4d5e6');
});

test('[SHR-05][TSK-01] sharing in a chat sends the prepared message, closes the sheet and finishes the task', async () => {
  const fake = await open();
  await press('button', 'Send in a chat');
  expect(fake.onClose).toHaveBeenCalledTimes(1);
  expect(fake.messengerCalls).toEqual([['sharePrepared', 'prepared']]);
  expect([finished(fake), fake.notices]).toEqual([['share_link'], []]);
});

describe('slow chat sharing', () => {
  const row = () => screen.getByRole('button', { name: 'Send in a chat' });
  const tap = () => act(async () => row().click());

  test('[SHR-05] sharing in a chat shows its progress in the sheet and cannot be started twice', async () => {
    const prepared = deferred<{ id: string; expiresAt: string }>();
    const chosen = deferred<Outcome>();
    const fake = await open({
      answers: { prepareShareMessage: () => prepared.promise },
      messenger: { sharePrepared: () => chosen.promise },
    });
    const status = screen.getAllByRole('status').at(-1) as HTMLElement;
    expect([status.textContent, status.closest('button')]).toEqual(['', null]);
    await tap();
    expect(status.textContent).toBe('Preparing your message…');
    expect(row().getAttribute('aria-busy')).toBe('true');
    await tap();
    await act(async () => prepared.resolve({ id: 'prepared', expiresAt: '2026-02-14T10:00:00.000Z' }));
    expect(status.textContent).toContain('Choose in Telegram who gets it');
    expect([fake.onClose.mock.calls.length, fake.apiCalls.filter(({ name }) => name === 'prepareShareMessage').length]).toEqual([0, 1]);
    await act(async () => chosen.resolve({ ok: true, value: undefined }));
    expect(fake.onClose).toHaveBeenCalledTimes(1);
    expect(finished(fake)).toEqual(['share_link']);
  });

  test('[SHR-05][ENV-06] sharing in a chat offers the plain link after 8 s without an answer from the messenger', async () => {
    const fake = await open({ messenger: { sharePrepared: () => new Promise(() => undefined) } });
    rstest.useFakeTimers();
    try {
      await tap();
      await act(() => rstest.advanceTimersByTimeAsync(8000));
      const plain = screen.getByRole('button', { name: 'Nothing opened? Tap to send the plain link' });
      await act(async () => plain.click());
    } finally {
      rstest.useRealTimers();
    }
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['shareLink']);
    expect([fake.onClose.mock.calls.length, finished(fake), fake.notices]).toEqual([1, ['share_link'], []]);
  });
});

test('[SHR-05][TSK-01] copying closes the sheet, copies the link with a notice and finishes the task', async () => {
  const fake = await open();
  await press('button', 'Copy link');
  expect(fake.onClose).toHaveBeenCalledTimes(1);
  expect(fake.messengerCalls).toContainEqual(['copyText', link]);
  expect(fake.notices).toEqual([{ type: 'success', message: 'Link copied' }]);
  expect(finished(fake)).toEqual(['share_link']);
});

test.each<[string, PageParts, string, string]>([
  ['chat that fails', { messenger: { sharePrepared: async () => refused('failed') } }, 'error', 'The chat list couldn’t be opened'],
  ['chat that is cancelled', { messenger: { sharePrepared: async () => refused('declined') } }, 'info', 'Nothing was shared'],
  [
    'chat that is unavailable',
    { messenger: { sharePrepared: async () => refused('unsupported'), shareLink: () => refused('unsupported') } },
    'warning',
    'Sharing isn’t available here. Copy the link instead.',
  ],
  ['chat without a profile', { user: null }, 'error', 'Sharing didn’t work. Try once more?'],
])('[ERR-04] a %s shows its own text and finishes no task', async (_, parts, type, message) => {
  const fake = await open(parts);
  await press('button', 'Send in a chat');
  expect(fake.notices).toEqual([{ type, message }]);
  expect(finished(fake)).toEqual([]);
});

test('[SHR-08] a cancelled share of the picture keeps the sheet open, and a downloaded one closes it and says that it is saved', async () => {
  const outcomes = [refused('declined'), { ok: true, value: 'downloaded' } as const];
  const fake = await open({ messenger: { shareFile: async () => outcomes.shift() ?? refused('failed') } });
  await press('button', 'Another app');
  expect([fake.onClose.mock.calls.length, fake.notices]).toEqual([0, [{ type: 'info', message: 'Nothing was shared' }]]);
  await press('button', 'Another app');
  expect(fake.onClose).toHaveBeenCalledTimes(1);
  expect(fake.notices.at(-1)).toEqual({ type: 'success', message: 'Picture saved' });
});

const asked = ({ apiCalls }: Awaited<ReturnType<typeof open>>) =>
  apiCalls.filter(({ name }) => name === 'getShareImage').map(({ input }) => (input as unknown as { query: { look: string } }).query.look);
const posters = () => [...document.querySelectorAll('img')];
const draw = (poster: Element | undefined) => act(async () => void fireEvent.load(poster as Element));
const look = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the poster', () => {
  test('[VIS-04] loads the user’s poster and its neighbour, at most two at a time, and no others', async () => {
    const fake = await open();
    expect(asked(fake)).toEqual(['classic', 'letter']);
    expect(fake.apiCalls[0]).toMatchObject({
      input: { params: { id: 'a2b3c4d5e6' }, query: { type: 'story', mode: 'valentine', look: 'classic' } },
    });
    await waitFor(() => expect(posters()).toHaveLength(2));
    expect(posters().map(({ src }) => new URL(src).pathname)).toEqual(['/api/images/x.webp', '/api/images/x.webp']);
    for (const poster of posters()) await draw(poster);
    expect(asked(fake)).toEqual(['classic', 'letter']);
    await act(async () => look('Letter').click());
    expect(asked(fake)).toEqual(['classic', 'letter', 'headline']);
  });

  test('[VIS-04] the sheet opens with the look that was last chosen on this device', async () => {
    await open();
    await act(async () => look('Portrait').click());
    cleanup();
    forgetLook();
    const fake = await open();
    expect(look('Portrait').checked).toBe(true);
    expect(asked(fake)[0]).toBe('portrait');
  });

  test('[VIS-04] posters are not requested before the age is confirmed', async () => {
    const fake = await open({}, false);
    expect(asked(fake)).toEqual([]);
    await press('button', 'I am 18 or older');
    expect(asked(fake)).toEqual(['classic', 'letter']);
  });

  test('[VIS-04] a poster that fails to load shows an error and a retry in its place, and all ways stay available', async () => {
    const fake = await open();
    await waitFor(() => expect(posters()).toHaveLength(2));
    await act(async () => void fireEvent.error(posters()[0] as Element));
    expect((await screen.findByRole('alert')).textContent).toContain('This picture didn’t load');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    await press('button', 'Try again');
    expect(screen.queryByRole('alert')).toBe(null);
    expect(asked(fake).filter((each) => each === 'classic')).toHaveLength(2);
    await draw(posters()[0]);
  });

  test('[VIS-04][ENV-06] a poster that neither loads nor fails shows an error after 20 s', async () => {
    rstest.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      await act(() => rstest.advanceTimersByTimeAsync(0));
      await act(() => rstest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByRole('alert').textContent).toContain('This picture didn’t load');
    } finally {
      rstest.useRealTimers();
    }
  });

  test('[VIS-04][SHR-06] the time in the tutorial does not count towards the time limit of a poster', async () => {
    rstest.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      await act(() => rstest.advanceTimersByTimeAsync(0));
      await press('button', 'How stories work');
      await act(() => rstest.advanceTimersByTimeAsync(30_000));
      await press('button', 'Back');
      expect(screen.queryByRole('alert')).toBe(null);
      expect(posters()).toHaveLength(2);
      await act(() => rstest.advanceTimersByTimeAsync(20_000));
      expect(screen.getByRole('alert').textContent).toContain('This picture didn’t load');
    } finally {
      rstest.useRealTimers();
    }
  });
});

describe('sharing a story', () => {
  const post = () => press('button', 'Make the story');

  test('[SHR-05][VIS-04] a story is posted at once in the look on screen, closes the sheet and finishes the task', async () => {
    const inLook = ({ query }: CallInput<'getShareImage'>) => ({
      ...picture,
      url: `https://app/api/images/${query?.look}.png`,
    });
    const fake = await open({ answers: { getShareImage: inLook } });
    await act(async () => look('Headline').click());
    await post();
    const text = 'Send me a valentine, signed or not 💌';
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: 'https://app/api/images/headline.png', text }]);
    expect(fake.onClose).toHaveBeenCalledTimes(1);
    expect(finished(fake)).toEqual(['share_story']);
  });

  test('[SHR-06] the tutorial is one tap away and has four steps, of which the last one posts the story', async () => {
    const fake = await open();
    await press('button', 'How stories work');
    expect(screen.getByText('1 of 4')).toBeTruthy();
    for (const _ of [1, 2, 3]) await press('button', 'Next');
    expect(fake.messengerCalls.map(([method]) => method)).not.toContain('shareToStory');
    await post();
    expect(fake.messengerCalls.map(([method]) => method)).toContain('shareToStory');
    expect([fake.onClose.mock.calls.length, finished(fake)]).toEqual([1, ['share_story']]);
  });

  test('[SHR-06] back leads from the tutorial to the loaded posters', async () => {
    const fake = await open();
    await press('button', 'How stories work');
    await press('button', 'Back');
    expect(screen.getByRole('heading', { name: 'Share your link' })).toBeTruthy();
    expect(asked(fake)).toEqual(['classic', 'letter']);
  });

  test('[SHR-05] a story in progress cannot be posted twice', async () => {
    const chosen = deferred<typeof picture>();
    const fake = await open({ answers: { getShareImage: () => chosen.promise } });
    await post();
    const button = screen.getByRole('button', { name: 'Make the story', busy: true });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await act(async () => button.click());
    await press('button', 'Another app');
    await act(async () => chosen.resolve(picture));
    expect(fake.messengerCalls.filter(([method]) => /^share/.test(method)).map(([method]) => method)).toEqual(['shareToStory']);
  });

  test('[ERR-04] a story whose picture arrives after the user has left is neither posted nor reported as failed', async () => {
    const chosen = deferred<typeof picture>();
    const fake = await open({ answers: { getShareImage: () => chosen.promise } });
    await post();
    cleanup();
    await act(async () => chosen.resolve(picture));
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['copyText']);
    expect([fake.notices, finished(fake)]).toEqual([[], []]);
  });

  test.each([
    ['Make the story', 'getShareImage', picture],
    ['Another app', 'getShareImage', picture],
    ['Send in a chat', 'prepareShareMessage', { id: 'prepared', expiresAt: '2026-02-14T10:00:00.000Z' }],
  ] as const)('[ERR-04] sharing by %s is cancelled when its content arrives while the sheet closes', async (way, call, answer) => {
    const late = deferred<never>();
    const fake = await open({ answers: { [call]: () => late.promise } });
    await press('button', way);
    // the sheet is still mounted while it closes
    await press('button', 'Close');
    expect(fake.onClose).toHaveBeenCalledTimes(1);
    await act(async () => late.resolve(answer as never));
    expect(fake.messengerCalls.map(([method]) => method).filter((method) => method.startsWith('share'))).toEqual([]);
    expect([fake.notices, finished(fake), fake.onClose.mock.calls.length]).toEqual([[], [], 1]);
  });

  test('[INB-12][SHR-05] a story in progress is posted although another device switches the mode', async () => {
    const late = deferred<typeof picture>();
    const fake = await open({ mode: 'valentine', answers: { getShareImage: () => late.promise } });
    await post();
    await act(async () => setSession({ userData: { user: sampleUser() }, mode: { mode: 'anonymous' } }));
    await act(async () => late.resolve(picture));
    const text = 'Send me a valentine, signed or not 💌';
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: picture.url, text }]);
    expect([fake.onClose.mock.calls.length, finished(fake)]).toEqual([1, ['share_story']]);
  });

  test('[SHR-08] sharing to another app hands over the picture and copies the link', async () => {
    const fake = await open();
    await press('button', 'Another app');
    expect(fake.messengerCalls.map(([method]) => method)).toEqual(['copyText', 'shareFile']);
    expect(fake.notices).toEqual([{ type: 'success', message: 'Link copied' }]);
    expect([fake.onClose.mock.calls.length, finished(fake)]).toEqual([1, ['share_story']]);
  });

  test('[SHR-08] saving the picture keeps the sheet open', async () => {
    const fake = await open();
    await press('button', 'Save');
    expect(fake.messengerCalls).toContainEqual(['shareFile', { url: picture.url, fileName: 'billet.png', isKept: true }]);
    expect([fake.onClose.mock.calls.length, finished(fake)]).toEqual([0, []]);
  });

  test('[ERR-04] a story without a picture shows an error and finishes no task', async () => {
    const fake = await open({ answers: { getShareImage: () => Promise.reject(refusal('internal')) } });
    await post();
    expect(fake.notices).toEqual([{ type: 'error', message: 'The story couldn’t be made' }]);
    expect(finished(fake)).toEqual([]);
  });
});

describe('[RPL-01] sharing an answer', () => {
  async function openAnswer(answers: PageParts['answers'] = {}, imageUrl?: string) {
    const fake = fakePage({ answers: { ...defaultAnswers, ...answers } });
    fake.cloudStorage.set('age-confirmed', 'yes');
    const onClose = rstest.fn();
    render(<ShareAnswerDialog noteId="note" mode="anonymous" {...(imageUrl ? { imageUrl } : {})} onClose={onClose} />, {
      wrapper: InEnglish,
    });
    await waitFor(() => expect(fake.apiCalls.length).toBeGreaterThan(0));
    return { ...fake, onClose };
  }

  test('an answer has the same looks and ways except the chat, and the link of its note’s mode', async () => {
    const fake = await openAnswer();
    expect(fake.apiCalls[0]).toMatchObject({ name: 'getShareImage', input: { params: { id: 'note' } } });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Another app', 'Save', 'Copy link']);
    expect(screen.getByText('a2b3c4d5e6').parentElement?.textContent).toContain('/ask?startapp=');
    await press('button', 'Make the story');
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: picture.url }]);
  });

  test('[RPL-01] an answer is posted with the picture returned with it, in the first look, if the server returns no other', async () => {
    const fake = await openAnswer({ getShareImage: () => Promise.reject(silence()) }, 'https://app/api/images/own.png');
    await press('button', 'Make the story');
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: 'https://app/api/images/own.png' }]);
  });

  test('[VIS-04] an answer is posted with the newest picture URL, because the URL returned with it may have expired', async () => {
    const fake = await openAnswer({}, 'https://app/api/images/of-yesterday.png');
    await press('button', 'Make the story');
    expect(fake.messengerCalls).toContainEqual(['shareToStory', { mediaUrl: picture.url }]);
  });

  test('[ERR-03] an answer without a picture cannot be posted and shows an error', async () => {
    const fake = await openAnswer({ getShareImage: () => Promise.reject(refusal('not_found')) });
    await press('button', 'Make the story');
    expect(fake.notices).toEqual([{ type: 'error', message: 'You can’t make a story here.' }]);
  });
});
