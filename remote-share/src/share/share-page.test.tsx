import { HashRouter } from '@billet/shared-bridge/host';
import { refusal, sampleUser, setSession } from '@billet/shared-bridge/testing';
import { InEnglish, InRussian, press } from '@billet/shared-i18n/testing';
import { afterEach, describe, expect, test } from '@rstest/core';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { callsOf, fakePage, type PageParts } from '../testing/fake-page.ts';
import SharePage from './share-page.tsx';

afterEach(() => {
  location.hash = '';
});

const success = ['haptic', { kind: 'notification', type: 'success' }];
const finishing: NonNullable<PageParts['answers']> = {
  completeTask: () => ({ success: true, user: sampleUser() }),
  getProfile: () => ({ user: sampleUser() }),
};

function open({ isOldEnough = false, ...parts }: PageParts & { readonly isOldEnough?: boolean } = {}, language: 'en' | 'ru' = 'en') {
  const fake = fakePage({ now: new Date('2026-03-06T09:00:00Z'), ...parts });
  if (isOldEnough) fake.cloudStorage.set('age-confirmed', 'yes');
  const page = (
    <HashRouter>
      <SharePage />
    </HashRouter>
  );
  render(page, { wrapper: language === 'en' ? InEnglish : InRussian });
  return fake;
}
const steps = () => within(screen.getByRole('list')).getAllByRole('heading', { level: 2 });

describe('choosing the mode', () => {
  test('[SHR-01] the mode is a choice of two at the top; a change is stored in the messenger’s cloud and on the server', async () => {
    const { cloudStorage, apiCalls, messengerCalls } = open({
      answers: { updateProfile: () => ({ user: sampleUser({ mode: 'anonymous' }) }) },
    });
    expect(within(screen.getByRole('radiogroup', { name: 'What to receive' })).getAllByRole('radio')).toHaveLength(2);
    await press('radio', 'Anonymous');
    expect(cloudStorage.get('app-mode')).toBe('anonymous');
    expect(apiCalls).toMatchObject([{ name: 'updateProfile', input: { body: { mode: 'anonymous' } } }]);
    expect(messengerCalls).toContainEqual(['haptic', { kind: 'selection' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Get anonymous questions' })).toBeTruthy();
  });

  test('[SHR-01] the page shows a loading indicator while the mode changes', () => {
    open();
    act(() => setSession({ mode: { modeLoading: true } }));
    expect(screen.getByRole('status', { name: 'Changing the mode…' })).toBeTruthy();
    expect([screen.queryByRole('heading'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});

describe('the header', () => {
  test('[SHR-02] the header in valentine mode has the initials, the title of the mode and the days to 8 March', () => {
    open();
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('heading', { level: 1 }).textContent).toBe('Get valentines');
    expect(header.textContent).toContain('AL');
    expect(header.textContent).toContain('2 days to 8 March');
  });

  test('[SHR-02] the header in anonymous mode has no countdown', () => {
    open({ mode: 'anonymous' });
    expect(screen.getByRole('banner').textContent).toContain('Ask me anything');
    expect(screen.getByRole('banner').textContent).not.toContain('March');
  });

  test('[LDB-01] the own rank opens the leaderboard, and without a rank there is no button', async () => {
    const { openedDialogs } = open({ user: { categoryRank: 12 } });
    await press('button', '#12: your place in the leaderboard');
    expect(openedDialogs).toEqual([{ name: 'leaderboard', props: {} }]);
    cleanup();
    open({ user: {} });
    expect(screen.queryByRole('button', { name: /leaderboard/ })).toBe(null);
  });
});

describe('the steps', () => {
  test('[SHR-03] the first step gives a success haptic and opens the share menu', async () => {
    const { messengerCalls, openedDialogs } = open();
    await press('button', 'Share');
    expect(messengerCalls).toEqual([success]);
    expect(openedDialogs).toEqual([{ name: 'shareMenu', props: {} }]);
  });

  test('[SHR-03] the second step gives a success haptic and opens the page of friends', async () => {
    const { messengerCalls } = open();
    await press('button', 'Send a valentine');
    expect(messengerCalls).toEqual([success]);
    expect(location.hash).toBe('#/send-to-friend');
  });

  test('[SHR-03][ENV-11b] the first step shows the link of the mode, and copying it finishes its task', async () => {
    const fake = open({ answers: finishing, isOldEnough: true });
    expect(screen.getByText('t.me/billet_bot/send?startapp=a2b3c4d5e6')).toBeTruthy();
    await press('button', 'Copy link');
    expect(fake.messengerCalls[0]).toEqual(['copyText', 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6']);
    expect(fake.notices).toEqual([{ type: 'success', message: 'Link copied' }]);
    expect(fake.apiCalls[0]).toMatchObject({ name: 'completeTask', input: { body: { taskId: 'share_link' } } });
  });

  test('[SAF-02] the age is asked before the link is copied from the page, and confirming it copies the link', async () => {
    const fake = open({ answers: finishing });
    await press('button', 'Copy link');
    expect(fake.messengerCalls.filter(([method]) => method === 'copyText')).toEqual([]);
    const [asked] = fake.openedDialogs;
    expect(asked?.name).toBe('age');
    await act(async () => (asked?.props as { onConfirm: () => void } | undefined)?.onConfirm());
    expect(fake.messengerCalls).toContainEqual(['copyText', 'https://t.me/billet_bot/send?startapp=a2b3c4d5e6']);
  });

  test('[ERR-04] a link that could not be copied shows an error and finishes no task', async () => {
    const fake = open({ answers: finishing, isOldEnough: true, messenger: { copyText: async () => ({ ok: false, reason: 'failed' }) } });
    await press('button', 'Copy link');
    expect(fake.notices).toEqual([{ type: 'error', message: 'The link couldn’t be copied' }]);
    expect(callsOf(fake)).toEqual([]);
  });

  test('[SHR-03][FST-01] before the profile is loaded the link has a placeholder, and nothing is copied', async () => {
    const fake = open({ user: null, isOldEnough: true });
    await press('button', 'Copy link');
    expect(fake.messengerCalls).toEqual([]);
    expect(steps()).toHaveLength(2);
  });

  test('[SHR-04] English has two steps regardless of the deployment, and Russian has four', () => {
    open();
    expect(steps()).toHaveLength(2);
    cleanup();
    open({}, 'ru');
    expect(steps()).toHaveLength(4);
    cleanup();
    open({ config: { channelLink: '', emojiStatusId: '' } }, 'ru');
    expect(steps()).toHaveLength(2);
  });

  test.each([
    ['https://t.me/billet_news', 'openMessengerLink'],
    ['https://billet.example/news', 'openLink'],
  ])('[SHR-04] the third step opens the channel %s by %s', async (channelLink, method) => {
    const { messengerCalls } = open({ config: { channelLink } }, 'ru');
    await press('button', 'Открыть канал');
    expect(messengerCalls).toEqual([[method, channelLink]]);
  });

  test('[SHR-04] the fourth step sets the status, shows a toast and finishes the task', async () => {
    const { messengerCalls, notices, apiCalls } = open({ answers: finishing, config: { emojiStatusId: '42' } }, 'ru');
    await press('button', 'Поставить статус');
    expect(messengerCalls).toEqual([['setEmojiStatus', '42']]);
    expect(notices).toEqual([{ type: 'success', message: 'Готово: теперь у тебя статус Billet' }]);
    expect(apiCalls[0]).toMatchObject({ name: 'completeTask', input: { body: { taskId: 'emoji_status' } } });
  });

  test('[SHR-04] a status that the user declines finishes no task', async () => {
    const declined = { ok: false, reason: 'declined' } as const;
    const fake = open({ answers: finishing, messenger: { setEmojiStatus: async () => declined } }, 'ru');
    await press('button', 'Поставить статус');
    expect(fake.notices).toMatchObject([{ type: 'info' }]);
    expect(callsOf(fake)).toEqual([]);
  });
});

test('[TSK-01] the page shows how many of the offered tasks are done and opens them', async () => {
  const { openedDialogs } = open({ user: { completedTasks: ['share_link', 'emoji_status'] }, config: { emojiStatusId: '' } });
  expect(screen.getByRole('progressbar', { name: '1 of 4 done' })).toBeTruthy();
  await press('button', 'Earn free reveals');
  expect(openedDialogs).toEqual([{ name: 'tasks', props: {} }]);
});

describe('a paused inbox', () => {
  const inbox: NonNullable<PageParts['answers']> = {
    getInventoryCount: () => ({ ordinary: 0, super: 0, total: 0, unread: 0, unreadAnonymous: 0 }),
    getValentines: () => ({ valentines: [], pagination: { total: 0, skip: 0, limit: 20 } }),
  };
  const showsPauseText = () => screen.queryByText(/Your inbox is paused/) !== null;

  test('[SAF-01] a paused inbox shows a notice; resuming it confirms the change and reloads the inbox', async () => {
    const fake = open({ user: { isPaused: true }, answers: { ...inbox, updateProfile: () => ({ user: sampleUser() }) } });
    expect(showsPauseText()).toBe(true);
    await press('button', 'Resume');
    expect(fake.apiCalls[0]).toMatchObject({ name: 'updateProfile', input: { body: { paused: false } } });
    expect(callsOf(fake)).toEqual(['updateProfile', 'getInventoryCount', 'getValentines']);
    expect([showsPauseText(), fake.notices]).toEqual([false, [{ type: 'success', message: 'Your inbox is open again' }]]);
  });

  test('[SAF-01] a failed resume shows the reason and reloads the profile', async () => {
    const fake = open({
      user: { isPaused: true },
      answers: { updateProfile: () => Promise.reject(refusal('too_many')), getProfile: () => ({ user: sampleUser({ isPaused: true }) }) },
    });
    await press('button', 'Resume');
    expect(fake.notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
    expect([showsPauseText(), callsOf(fake)]).toEqual([true, ['updateProfile', 'getProfile']]);
  });

  test('[SAF-01] an inbox that is not paused shows no notice', () => {
    open();
    expect([showsPauseText(), screen.queryByRole('button', { name: 'Resume' })]).toEqual([false, null]);
  });
});

test('[SAF-02] the gear opens the settings', async () => {
  const { openedDialogs } = open();
  await press('button', 'Settings');
  expect(openedDialogs).toEqual([{ name: 'settings', props: {} }]);
});
