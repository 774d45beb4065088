import { describe, expect, test } from '@rstest/core';
import type { ApiFailure } from '../contract.ts';
import { type Attempt, parseRetryAfter, retryDelay } from './retry.ts';

const network: ApiFailure = { kind: 'network' };
const answer = (status: number, retryAfter?: number): ApiFailure => ({
  kind: 'answer',
  status,
  code: 'x',
  message: '',
  ...(retryAfter !== undefined && { retryAfter }),
});
const delayOf = (attempt: Partial<Attempt>) =>
  retryDelay({ repeat: 'safe', hasKey: false, retries: 0, failure: network, waits: null, random: 0, ...attempt });

test('[API-02] retries wait 1, 2, 4, 8 and 16 seconds, then end', () => {
  expect([0, 1, 2, 3, 4, 5].map((retries) => delayOf({ retries }))).toEqual([1000, 2000, 4000, 8000, 16_000, null]);
});

test('[API-02] jitter adds at most 20 % and never shortens a wait', () => {
  expect(delayOf({ random: 0 })).toBe(1000);
  expect(delayOf({ random: 0.5 })).toBe(1100);
  expect(delayOf({ random: 0.999_999 })).toBeLessThanOrEqual(1200);
  expect(delayOf({ random: 0.999_999, retries: 3 })).toBeLessThanOrEqual(9600);
});

test('[API-02] network errors and 5xx are retried, 400 to 499 are not', () => {
  for (const status of [500, 502, 503, 504, 599]) expect(delayOf({ failure: answer(status) })).toBe(1000);
  for (const status of [400, 401, 404, 408, 409, 425, 429, 499]) expect(delayOf({ failure: answer(status) })).toBeNull();
  expect(delayOf({ failure: { kind: 'aborted' } })).toBeNull();
});

describe('[API-02] only calls that are safe to repeat are retried', () => {
  test.each([
    ['safe', false, 1000],
    ['keyed', true, 1000],
    ['keyed', false, null],
    ['never', false, null],
    ['never', true, null],
  ] as const)('[API-02] a call that is %s, with a key: %s', (repeat, hasKey, delay) => {
    expect(delayOf({ repeat, hasKey })).toBe(delay);
  });
});

test('[API-02] Retry-After applies to a 503 only', () => {
  expect(delayOf({ failure: answer(503, 7) })).toBe(7000);
  expect(delayOf({ failure: answer(503, 0) })).toBe(1000);
  expect(delayOf({ failure: answer(500, 7) })).toBe(1000);
  expect(delayOf({ failure: answer(503, 7), random: 0.5 })).toBe(7500);
});

test('[API-03] explicit waits are exact and replace the default ones', () => {
  const waits = [1000, 2000];
  expect([0, 1, 2].map((retries) => delayOf({ waits, retries, random: 0.9 }))).toEqual([1000, 2000, null]);
  expect(delayOf({ waits, failure: answer(409) })).toBeNull();
  expect(delayOf({ waits, repeat: 'keyed', hasKey: false })).toBeNull();
  expect(delayOf({ waits, failure: answer(503, 4) })).toBe(4000);
});

test('[API-02] Retry-After is parsed as seconds or as a date', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(parseRetryAfter('10', now)).toBe(10);
  expect(parseRetryAfter('Sun, 01 Mar 2026 12:00:05 GMT', now)).toBe(5);
  expect(parseRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(0);
  expect(parseRetryAfter('soon', now)).toBeNull();
  expect(parseRetryAfter(null, now)).toBeNull();
});

test('[API-02] a 503 with a long Retry-After is not retried, and the user is shown the wait', () => {
  expect(delayOf({ failure: answer(503, 30) })).toBe(30_000);
  expect(delayOf({ failure: answer(503, 31) })).toBeNull();
  expect(delayOf({ failure: answer(503, 31), waits: [1000, 2000] })).toBeNull();
});
