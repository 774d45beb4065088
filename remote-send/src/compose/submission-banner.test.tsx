import { refusal } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { Submission } from './composer.ts';
import { SubmissionBanner } from './submission-banner.tsx';

afterEach(cleanup);

const words = (mode: 'valentine' | 'anonymous', submission: Submission) => {
  cleanup();
  return render(<SubmissionBanner model={{ mode, submission }} />, { wrapper: InEnglish }).container.textContent;
};

test('[SND-05g] while all is well, and while it is sending, nothing is said', () => {
  for (const kind of ['idle', 'sending'] as const) expect(words('valentine', { kind })).toBe('');
});

test('[API-03d] a repetition tells its count; after the last one stands only what is known: nothing was charged, and nothing goes out twice', () => {
  expect(words('valentine', { kind: 'retrying', count: 1 })).toContain('Trying again: 1 of 2');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(words('valentine', { kind: 'failed', failure: null })).toContain('nothing was charged');
  expect(screen.getByRole('alert')).toBeTruthy();
  for (const mode of ['valentine', 'anonymous'] as const) {
    const said = words(mode, { kind: 'failed', failure: null });
    // it may have gone out, and only its answer got lost
    expect(said).toMatch(/^We couldn't make sure that it went out\./);
    expect(said).toMatch(/never goes out twice\.$/);
  }
});

test('[PAY-01] the payment is spoken of only once there is an order', () => {
  expect(words('valentine', { kind: 'sending' })).not.toContain('payment');
  expect(words('valentine', { kind: 'paying' })).toBe('The payment opens in Telegram');
});

test('[API-03][API-02] a server that says when to come back is heard, beside what is known', () => {
  const { failure } = refusal('busy', { retryAfter: 120 });
  for (const mode of ['valentine', 'anonymous'] as const) {
    const said = words(mode, { kind: 'failed', failure });
    expect(said).toContain('try again in 2 minutes');
    expect(said).toMatch(/never goes out twice\.$/);
  }
});

test('[API-03e] a refusal keeps its own words, after a question with that it was not sent', () => {
  const { failure } = refusal('not_deliverable');
  expect(words('valentine', { kind: 'refused', failure })).toBe("This gift can't be delivered right now.");
  expect(words('anonymous', { kind: 'refused', failure })).toBe("Not sent. This gift can't be delivered right now.");
  expect(words('valentine', { kind: 'refused', failure: refusal('too_many', { retryAfter: 300 }).failure })).toContain('in 5 minutes');
});

test('[PAY-01t] another price is told with the price; a payment that nobody knows of says how to go on', () => {
  expect(words('valentine', { kind: 'price_changed', total: 59 })).toContain('The price has changed meanwhile.');
  expect(screen.getByRole('img', { name: '59 Stars' })).toBeTruthy();
  expect(words('valentine', { kind: 'waiting' })).toContain('send again to open it once more');
  expect(words('anonymous', { kind: 'waiting' })).toContain('tap the same feeling');
});

test('[PAY-02b] a payment that goes back is told as one, never as not charged', () => {
  for (const mode of ['valentine', 'anonymous'] as const) {
    const said = words(mode, { kind: 'returned' });
    expect(said).toContain('Your Stars are coming back');
    expect(said).not.toContain('charged');
    expect(screen.getByRole('alert')).toBeTruthy();
  }
});

test('[PAY-02] Stars that can’t be sent back are never said to come back; who helps is', () => {
  for (const mode of ['valentine', 'anonymous'] as const) {
    const said = words(mode, { kind: 'unreturned' });
    expect(said).toContain('couldn’t be sent back');
    expect(said).toContain('/paysupport');
    expect(said).not.toContain('coming back');
  }
});
