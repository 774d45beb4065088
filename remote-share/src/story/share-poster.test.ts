import type { Outcome } from '@billet/shared-bridge';
import { expect, test } from '@rstest/core';
import { fakePage, idAsText, type PageParts } from '../testing/fake-page.ts';
import { type ShareTarget, sharePoster } from './share-poster.ts';

const own = { code: 'a2b3c4d5e6', mode: 'valentine', link: 'https://t.me/x' } as const;
const url = 'https://app/x.png';

interface Given {
  readonly messenger?: PageParts['messenger'];
  readonly url?: string | null;
  readonly isAnswer?: boolean;
  readonly isOpen?: boolean;
}

async function share(target: ShareTarget, given: Given = {}) {
  const { messengerCalls, notices } = fakePage({ messenger: given.messenger ?? {} });
  const poster = { own, isAnswer: given.isAnswer ?? false, address: async () => (given.url === undefined ? url : given.url) };
  const wasShared = await sharePoster(target, poster, idAsText, () => given.isOpen ?? true);
  return { wasShared, messengerCalls, notices };
}
const refused = (reason: Extract<Outcome, { ok: false }>['reason']) => ({ ok: false, reason }) as const;

test('[SHR-07] only a premium user’s story has the link as a widget, and an answer has no text', async () => {
  const widgetLink = { url: 'https://t.me/x', name: 'share-story-widget' };
  const story = { mediaUrl: url, text: 'share-text-valentine' };
  const posted = async (given: Given) => (await share('story', given)).messengerCalls.at(-1);
  expect(await posted({ messenger: { isPremium: true } })).toEqual(['shareToStory', { ...story, widgetLink }]);
  expect(await posted({})).toEqual(['shareToStory', story]);
  expect(await posted({ isAnswer: true })).toEqual(['shareToStory', { mediaUrl: url }]);
});

test('[SHR-08] sharing to another app hands over the picture and copies the link', async () => {
  const { messengerCalls, notices, wasShared } = await share('photo');
  expect(wasShared).toBe(true);
  expect(messengerCalls).toEqual([
    ['copyText', 'https://t.me/x'],
    ['shareFile', { url, fileName: 'billet.png', isKept: false }],
  ]);
  expect(notices).toEqual([{ message: 'share-copy-done', type: 'success' }]);
});

test('[SHR-08] saving copies nothing and shows a notice only for a downloaded picture', async () => {
  const downloaded = async () => ({ ok: true, value: 'downloaded' }) as const;
  const { messengerCalls, notices } = await share('save', { messenger: { shareFile: downloaded } });
  expect([messengerCalls, notices]).toEqual([[], [{ message: 'share-save-done', type: 'success' }]]);
  expect((await share('save')).messengerCalls).toEqual([['shareFile', { url, fileName: 'billet.png', isKept: true }]]);
  expect((await share('save', { messenger: { shareFile: async () => ({ ok: true, value: 'opened' }) } })).notices).toEqual([]);
});

test('[SHR-08] the picture is shared without a notice when the link could not be copied', async () => {
  const { notices, wasShared } = await share('photo', { messenger: { copyText: async () => refused('failed') } });
  expect([wasShared, notices]).toEqual([true, []]);
});

test('[SHR-06] nothing is shared and no notice shown after the user has left', async () => {
  const { wasShared, messengerCalls, notices } = await share('story', { isOpen: false });
  expect([wasShared, messengerCalls, notices]).toEqual([false, [['copyText', 'https://t.me/x']], []]);
});

test.each([true, false])(
  '[SHR-05][SHR-08] where no story can be posted, the picture is saved and the link copied (answer: %s)',
  async (isAnswer) => {
    const shareToStory = () => refused('unsupported');
    const shareFile = async () => ({ ok: true, value: 'downloaded' }) as const;
    const { wasShared, notices } = await share('story', { isAnswer, messenger: { shareToStory, shareFile } });
    expect(wasShared).toBe(false);
    expect(notices).toEqual([
      { message: 'share-story-phone', type: 'info' },
      { message: 'share-copy-done', type: 'success' },
      { message: 'share-save-done', type: 'success' },
    ]);
    const { messengerCalls } = await share('story', { isAnswer, messenger: { shareToStory } });
    expect(messengerCalls.at(-1)).toEqual(['shareFile', { url, fileName: 'billet.png', isKept: true }]);
  },
);

test.each<[ShareTarget, Given, string, string]>([
  ['story', { url: null }, 'error', 'share-story-error'],
  ['photo', { url: null }, 'error', 'share-photo-error'],
  ['save', { url: null }, 'error', 'share-save-error'],
  ['photo', { messenger: { shareFile: async () => refused('declined') } }, 'info', 'share-cancelled'],
  ['save', { messenger: { shareFile: async () => refused('timeout') } }, 'warning', 'share-no-answer'],
  ['story', { isAnswer: true, url: null }, 'error', 'story-share-error'],
  ['story', { isAnswer: true, messenger: { shareToStory: () => refused('failed') } }, 'error', 'story-share-fail'],
])('[ERR-03][ERR-04][RPL-01] sharing by %s with %j shows its own error text', async (target, given, type, message) => {
  const { wasShared, notices } = await share(target, given);
  expect([wasShared, notices]).toEqual([false, [{ type, message }]]);
});
