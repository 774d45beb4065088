import { expect, test } from '@rstest/core';
import { takeEarlyOf } from './early.ts';

const code = 'a2b3c4d5e6';
const friend = { user: { valentineCode: code, mode: 'valentine', telegram: { firstName: 'Ann', photoUrl: null }, isGhostUser: false } };

const pageWith = (textContent: string, at = 900) =>
  ({ document: { getElementById: () => ({ textContent }) }, performance: { now: () => at } }) as unknown as Window;

test('[FST-01] the friend profile embedded in the page replaces one call', async () => {
  const take = takeEarlyOf(pageWith(JSON.stringify(friend)));
  expect(take('getPublicProfile', { code: 'zzzzzzzzzz' })).toBe(null);
  expect(await (await take('getPublicProfile', { code }))?.json()).toEqual(friend);
  expect(take('getPublicProfile', { code })).toBe(null);
});

test('[PRM-01] an embedded friend profile whose prompt is in another language than the app is not used', async () => {
  const prompted = (language: string | null) => ({ user: { ...friend.user, prompt: { text: 'Tell me a secret', language } } });
  const take = (language: string | null) =>
    takeEarlyOf(pageWith(JSON.stringify(prompted(language))))('getPublicProfile', { code }, { language: 'de' });
  expect(take('en')).toBe(null);
  expect(await (await take('de'))?.json()).toEqual(prompted('de'));
  expect(await (await take(null))?.json()).toEqual(prompted(null));
});

test('[FST-01] the embedded friend profile expires after a minute', () => {
  expect(takeEarlyOf(pageWith(JSON.stringify(friend), 60_001))('getPublicProfile', { code })).toBe(null);
});

test('[FST-01] a page without an embedded friend profile provides none', () => {
  expect(takeEarlyOf(pageWith(''))('getPublicProfile', { code })).toBe(null);
});

test('the early profile request is handed out once', () => {
  const page = pageWith('');
  const early = Promise.resolve(new Response('{}'));
  page.__billetEarly = early;
  const take = takeEarlyOf(page);
  expect(take('getProfile', undefined)).toBe(early);
  expect(take('getProfile', undefined)).toBe(null);
});
