import { refusal } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { asId, fakePage, type PageParts } from '../testing/fake-page.ts';
import { type StoryKind, shareStory } from './share-story.ts';

const own = { code: 'a2b3c4d5e6', mode: 'valentine', link: 'https://t.me/x' } as const;
const picture = () => ({ url: 'https://app/x.png' });
const noPicture = () => {
  throw refusal('internal');
};

async function post(kind: StoryKind, messenger: PageParts['messenger'] = {}, getShareImage: () => { url: string } = picture) {
  const { messengerCalls, notices, apiCalls } = fakePage({ messenger, answers: { getShareImage } });
  const worked = await shareStory(kind, own, asId);
  return { worked, messengerCalls, notices, apiCalls };
}

test('[SHR-05] the picture is the person’s own, in the mode of the app', async () => {
  const { apiCalls, worked } = await post('messenger');
  expect(worked).toBe(true);
  expect(apiCalls).toMatchObject([
    { name: 'getShareImage', input: { params: { id: 'a2b3c4d5e6' }, query: { type: 'story', mode: 'valentine' } } },
  ]);
});

test('[SHR-07] a premium person’s story carries the link as a widget, another’s does not', async () => {
  const widgetLink = { url: 'https://t.me/x', name: 'share-story-widget' };
  const story = { mediaUrl: 'https://app/x.png', text: 'share-text-valentine' };
  expect((await post('messenger', { isPremium: true })).messengerCalls).toContainEqual(['shareToStory', { ...story, widgetLink }]);
  expect((await post('messenger')).messengerCalls).toContainEqual(['shareToStory', story]);
});

test('[SHR-08] the picture goes to another app, and the link is copied', async () => {
  const { messengerCalls, notices, worked } = await post('photo');
  expect(worked).toBe(true);
  expect(messengerCalls).toEqual([
    ['copyText', 'https://t.me/x'],
    ['shareFile', { url: 'https://app/x.png', fileName: 'billet.png' }],
  ]);
  expect(notices).toEqual([{ message: 'share-copy-done', type: 'success' }]);
});

test('[SHR-08] a link that could not be copied is not said to be, and the picture goes all the same', async () => {
  const { notices, worked } = await post('photo', { copyText: async () => ({ ok: false, reason: 'failed' }) });
  expect([worked, notices]).toEqual([true, []]);
});

test('[ERR-04] no picture, no support and a change of mind have words of their own', async () => {
  const said = async (...given: Parameters<typeof post>) => (await post(...given)).notices;
  expect(await said('messenger', {}, noPicture)).toEqual([{ message: 'share-story-error', type: 'error' }]);
  expect(await said('photo', {}, noPicture)).toEqual([{ message: 'share-photo-error', type: 'error' }]);
  const unsupported = { ok: false, reason: 'unsupported' } as const;
  expect(await said('messenger', { shareToStory: () => unsupported })).toEqual([{ message: 'share-unavailable', type: 'warning' }]);
  const declined = { ok: false, reason: 'declined' } as const;
  expect(await said('photo', { shareFile: async () => declined })).toEqual([{ message: 'share-cancelled', type: 'info' }]);
});
