import { readFileSync } from 'node:fs';
import { errorStatus } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import type { ApiFailure } from '../contract.ts';
import { explain } from './explain.ts';
import { apiError } from './failure.ts';

const answer = (code: string, status: number, more: { retryAfter?: number } = {}): ApiFailure => ({
  kind: 'answer',
  status,
  code,
  message: '',
  ...more,
});
const known = Object.entries({ ...errorStatus, client_outdated: 426 }).flatMap(([code, status]) => [
  answer(code, status),
  answer(code, status, { retryAfter: 600 }),
  answer(code, status, { retryAfter: 50_000 }),
]);
const failuresWithoutName: ApiFailure[] = [
  { kind: 'network' },
  { kind: 'aborted' },
  answer('never_heard_of', 418),
  answer('also_unknown', 599),
  answer('internal', 500),
];

describe.each(['en', 'ru'])('[API-04] error messages in %s', (locale) => {
  const catalogue = readFileSync(new URL(`../../../shared-i18n/locales/${locale}/errors.ftl`, import.meta.url), 'utf8');
  const ids = new Set([...catalogue.matchAll(/^([\w-]+) =/gm)].map((match) => match[1]));

  test('[API-04] every failure has a message', () => {
    for (const failure of [...known, ...failuresWithoutName]) expect(ids).toContain(explain(failure).id);
  });

  test('[SEC-05] a daily limit is shown in hours, not in a thousand minutes', () => {
    expect(explain(answer('too_many', 429, { retryAfter: 50_000 }))).toEqual({ id: 'errors-too-many-hours', args: { hours: 14 } });
    expect(explain(answer('too_many', 429, { retryAfter: 5_400 }))).toEqual({ id: 'errors-too-many-minutes', args: { minutes: 90 } });
  });

  test('[API-04] messages that take a number get one, and no others', () => {
    for (const failure of known) {
      const { id, args } = explain(failure);
      const message = catalogue.split('\n').find((line) => line.startsWith(`${id} =`)) ?? '';
      const following = catalogue.slice(catalogue.indexOf(`${id} =`)).split(/\n(?=\S)/)[0] ?? message;
      expect([id, /\$(minutes|hours)/.exec(following)?.[1]]).toEqual([id, Object.keys(args ?? {})[0]]);
    }
  });
});

test('[ERR-03] a refusal shows the reason of the server on every screen', () => {
  expect(explain(apiError(answer('already_answered', 409)), 'reply-modal-send-error')).toEqual({ id: 'errors-already-answered' });
  expect(explain(answer('message_too_long', 400), 'reply-modal-send-error')).toEqual({ id: 'errors-message-too-long' });
});

test('[ERR-03] a failure without a usable reason shows the message of the screen, or a general one', () => {
  for (const failure of [...failuresWithoutName, new TypeError('a fault of ours'), null, 'a string']) {
    expect(explain(failure, 'reply-modal-send-error')).toEqual({ id: 'reply-modal-send-error' });
  }
  expect(explain(apiError({ kind: 'network' }))).toEqual({ id: 'errors-network' });
  expect(explain(answer('bad_gateway', 502))).toEqual({ id: 'errors-server' });
  expect(explain(new TypeError('a fault of ours'))).toEqual({ id: 'errors-generic' });
});

test('[API-04] a wait is shown in whole minutes, and a short one as a moment', () => {
  expect(explain(answer('too_many', 429, { retryAfter: 61 }))).toEqual({ id: 'errors-too-many-minutes', args: { minutes: 2 } });
  expect(explain(answer('busy', 503, { retryAfter: 31 }))).toEqual({ id: 'errors-busy-minutes', args: { minutes: 1 } });
  expect(explain(answer('repeated_message', 429, { retryAfter: 30 }))).toEqual({ id: 'errors-repeated-message' });
  expect(explain(answer('payment_pending', 409, { retryAfter: 600 }))).toEqual({ id: 'errors-payment-pending' });
});

test('[API-02][API-04] a 503 with Retry-After shows the wait, even if a proxy sent it', () => {
  expect(explain(answer('unreadable', 503, { retryAfter: 120 }), 'inbox-failed-text')).toEqual({
    id: 'errors-busy-minutes',
    args: { minutes: 2 },
  });
  expect(explain(answer('internal', 503, { retryAfter: 2 }), 'inbox-failed-text')).toEqual({ id: 'errors-busy' });
  expect(explain(answer('unreadable', 503), 'inbox-failed-text')).toEqual({ id: 'inbox-failed-text' });
  expect(explain(answer('unreadable', 502, { retryAfter: 120 }))).toEqual({ id: 'errors-server' });
});
