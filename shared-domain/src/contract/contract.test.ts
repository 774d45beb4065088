import { expect, test } from '@rstest/core';
import { calls, fillPath } from './calls.ts';
import { errorSchema, errorStatus } from './errors.ts';
import { inventoryCalls, publicValentineSchema, valentineSchema } from './inventory.ts';
import { itemSchema } from './items.ts';
import { checkoutBodySchema } from './orders.ts';
import { publicProfileSchema, userSchema } from './profile.ts';
import { senderDetailsSchema } from './reveal.ts';
import { schemas } from './schemas.ts';

const names = (schema: { readonly shape: object }) => Object.keys(schema.shape);

test('[ENT-01] the entities have their fields', () => {
  expect(names(userSchema)).toEqual([
    'valentineCode',
    'telegram',
    'mode',
    'completedTasks',
    'hasMarch8EarlyReveal',
    'earlyRevealEndedAt',
    'availableReveals',
    'createdAt',
    'categoryCode',
    'categoryRank',
    'leaderboardCategory',
    'language',
    'isPaused',
    'invited',
    'wishes',
    'prompt',
  ]);
  expect(names(valentineSchema)).toEqual([
    'id',
    'type',
    'status',
    'item',
    'message',
    'answer',
    'sender',
    'isFullyAnonymous',
    'isOpenSympathy',
    'isAnonymousMessage',
    'isMutual',
    'isPublic',
    'isRevealCompleted',
    'isTelegramGiftSent',
    'sentAt',
  ]);
  expect(names(valentineSchema.shape.item).sort()).toEqual(['containedPublicIds', 'discountPercent', 'id', 'originalPrice', 'type']);
  expect(names(itemSchema)).toEqual([
    'id',
    'publicId',
    'displayName',
    'description',
    'type',
    'starPrice',
    'originalPrice',
    'discountPercent',
    'containedPublicIds',
  ]);
  expect(names(publicValentineSchema)).toEqual(['id', 'item', 'message', 'answer', 'type']);
  expect(names(senderDetailsSchema)).toEqual(['sender', 'sentAt', 'code', 'maskedCode', 'locationInfo', 'deviceInfo', 'isGone']);
  expect(names(checkoutBodySchema)).toEqual([
    'valentineCode',
    'itemId',
    'message',
    'isSuper',
    'isFullyAnonymous',
    'isOpenSympathy',
    'isAnonymousMessage',
    'isMatchable',
    'total',
  ]);
});

test('[ENT-01] times are ISO 8601 in UTC with milliseconds', () => {
  const { sentAt } = valentineSchema.shape;
  expect(sentAt.safeParse('2026-03-08T11:00:00.000Z').success).toBe(true);
  for (const time of ['2026-03-08T11:00:00Z', '2026-03-08T14:00:00.000+03:00', '2026-03-08', 'now'])
    expect(sentAt.safeParse(time).success).toBe(false);
});

test('[API-01] a public profile contains only its four fields', () => {
  const profile = { telegram: { firstName: 'A', photoUrl: null }, isGhostUser: false, valentineCode: 'abcdefgh23', mode: 'valentine' };
  expect(publicProfileSchema.parse({ ...profile, id: 7, telegram: { ...profile.telegram, username: 'a' } })).toEqual(profile);
});

test('[API-04] pages have non-negative whole numbers and at most fifty entries', () => {
  const { query } = inventoryCalls.getValentines;
  expect(query.parse({ type: 'ordinary' })).toEqual({ type: 'ordinary', filter: 'all', limit: 20, skip: 0 });
  expect(query.parse({ type: 'ordinary', limit: '51', skip: '7' })).toMatchObject({ limit: 50, skip: 7 });
  for (const bad of ['-1', '0.5', '1e3', '', ' 1', '12345678'])
    expect(query.safeParse({ type: 'ordinary', skip: bad }).success).toBe(false);
  expect(query.safeParse({ type: 'ordinary', limit: '0' }).success).toBe(false);
});

test('[API-04] an error has a known code and a matching status', () => {
  expect(errorSchema.safeParse({ error: { code: 'not_found', message: 'x' } }).success).toBe(true);
  expect(errorSchema.safeParse({ error: { code: 'surprise', message: 'x' } }).success).toBe(false);
  for (const status of Object.values(errorStatus)) expect(status >= 400 && status < 600).toBe(true);
});

test('[API-01] every call has schemas, and its path names its parameters', () => {
  for (const [name, call] of Object.entries(calls)) {
    if (name === 'listenToEvents') continue;
    const parts = schemas[name as keyof typeof schemas];
    expect({ name, params: 'params' in parts ? names(parts.params) : [] }).toEqual({
      name,
      params: [...call.path.matchAll(/:(\w+)/g)].map(([, place]) => place),
    });
  }
  expect(fillPath('/api/profile/:code', { code: 'a/b ?' })).toBe('/api/profile/a%2Fb%20%3F');
  expect(() => fillPath('/api/profile/:code')).toThrow('code');
});
