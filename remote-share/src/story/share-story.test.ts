import type { Notice } from '@billet/shared-bridge';
import { fakeMessenger } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { type StoryKind, shareStory } from './share-story.ts';

type Changes = Parameters<typeof fakeMessenger>[0];

async function post(kind: StoryKind, changes: Changes = {}, url: string | null = 'https://app/x.png') {
  const { messenger, calls } = fakeMessenger(changes);
  const notices: Notice[] = [];
  const ports = { messenger, picture: async () => url, notify: (each: Notice) => void notices.push(each), text: (id: string) => id };
  const worked = await shareStory(kind, 'https://t.me/x', 'words', ports);
  return { worked, calls, notices };
}

test('[SHR-07] a premium person’s story carries the link as a widget, another’s does not', async () => {
  const widgetLink = { url: 'https://t.me/x', name: 'share-story-widget' };
  const story = { mediaUrl: 'https://app/x.png', text: 'words' };
  expect((await post('messenger', { isPremium: true })).calls).toContainEqual(['shareToStory', { ...story, widgetLink }]);
  expect((await post('messenger')).calls).toContainEqual(['shareToStory', story]);
});

test('[SHR-08] the picture goes to another app, and the link is copied', async () => {
  const { calls, notices, worked } = await post('photo');
  expect(worked).toBe(true);
  expect(calls).toEqual([
    ['copyText', 'https://t.me/x'],
    ['shareFile', { url: 'https://app/x.png', fileName: 'billet.png' }],
  ]);
  expect(notices).toEqual([{ message: 'share-copy-done', type: 'success' }]);
});

test('[ERR-04] no picture, no support and a change of mind have words of their own', async () => {
  const said = async (...given: Parameters<typeof post>) => (await post(...given)).notices;
  expect(await said('messenger', {}, null)).toEqual([{ message: 'share-story-error', type: 'error' }]);
  expect(await said('photo', {}, null)).toEqual([{ message: 'share-photo-error', type: 'error' }]);
  const unsupported = { ok: false, reason: 'unsupported' } as const;
  expect(await said('messenger', { shareToStory: () => unsupported })).toEqual([{ message: 'share-unavailable', type: 'warning' }]);
  const declined = { ok: false, reason: 'declined' } as const;
  expect(await said('photo', { shareFile: async () => declined })).toEqual([{ message: 'share-cancelled', type: 'info' }]);
});
