import { refusal } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import type { Submission } from './composer.ts';
import { SubmissionBanner } from './submission-banner.tsx';

const words = (mode: 'valentine' | 'anonymous', submission: Submission) => {
  cleanup();
  return render(<SubmissionBanner model={{ mode, submission }} />, { wrapper: InEnglish }).container.textContent;
};

test('[SND-05g] there is no banner in the idle and sending states', () => {
  for (const kind of ['idle', 'sending'] as const) expect(words('valentine', { kind })).toBe('');
});

test('[API-03d] a retry shows its count, and after the last one the banner says that nothing was charged and nothing is sent twice', () => {
  expect(words('valentine', { kind: 'retrying', count: 1 })).toContain('Trying again: 1 of 2');
  expect(screen.getByRole('status')).toBeTruthy();
  expect(words('valentine', { kind: 'failed', failure: null })).toContain('you weren’t charged');
  expect(screen.getByRole('alert')).toBeTruthy();
  for (const mode of ['valentine', 'anonymous'] as const) {
    const shown = words(mode, { kind: 'failed', failure: null });
    // the note may have been sent although its answer was lost
    expect(shown).toMatch(/^We’re not sure it went out\./);
    expect(shown).toMatch(/never goes out twice\.$/);
  }
});

test('[PAY-01] the payment is mentioned only after the order exists', () => {
  expect(words('valentine', { kind: 'sending' })).not.toContain('payment');
  expect(words('valentine', { kind: 'paying' })).toBe('The payment opens in Telegram');
});

test('[API-03][API-02] a busy server adds the time of the next attempt to the text about the failure', () => {
  const { failure } = refusal('busy', { retryAfter: 120 });
  for (const mode of ['valentine', 'anonymous'] as const) {
    const shown = words(mode, { kind: 'failed', failure });
    expect(shown).toContain('try again in 2 minutes');
    expect(shown).toMatch(/never goes out twice\.$/);
  }
});

test('[API-03e] a refusal shows its own text, preceded by "Not sent" for a question', () => {
  const { failure } = refusal('not_deliverable');
  expect(words('valentine', { kind: 'refused', failure })).toBe('This gift can’t be delivered right now.');
  expect(words('anonymous', { kind: 'refused', failure })).toBe('Not sent. This gift can’t be delivered right now.');
  expect(words('valentine', { kind: 'refused', failure: refusal('too_many', { retryAfter: 300 }).failure })).toContain('in 5 minutes');
});

test('[PAY-01t] a changed price is shown with its amount, and an unknown payment explains how to continue', () => {
  expect(words('valentine', { kind: 'price_changed', total: 59 })).toContain('The price just changed.');
  expect(screen.getByRole('img', { name: '59 Stars' })).toBeTruthy();
  expect(words('valentine', { kind: 'waiting' })).toContain('tap Send to open it again');
  expect(words('anonymous', { kind: 'waiting' })).toContain('tap the same feeling');
});

test('[PAY-02b] a refunded payment says that the Stars are coming back, not that nothing was charged', () => {
  for (const mode of ['valentine', 'anonymous'] as const) {
    const shown = words(mode, { kind: 'returned' });
    expect(shown).toContain('Your Stars are coming back');
    expect(shown).not.toContain('charged');
    expect(screen.getByRole('alert')).toBeTruthy();
  }
});

test('[PAY-02] a failed refund names the support command and does not promise the Stars back', () => {
  for (const mode of ['valentine', 'anonymous'] as const) {
    const shown = words(mode, { kind: 'unreturned' });
    expect(shown).toContain('couldn’t send your Stars back');
    expect(shown).toContain('/paysupport');
    expect(shown).not.toContain('coming back');
  }
});
