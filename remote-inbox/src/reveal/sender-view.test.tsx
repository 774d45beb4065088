import { fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import type { SenderDetails } from '@billet/shared-domain/contract';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeAll, beforeEach, expect, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { sampleDetails } from '../samples/details.ts';
import { SenderView } from './sender-view.tsx';

beforeAll(preloadSheets);
beforeEach(() => installBridge(fakeBridge().bridge));

const pressed: string[] = [];
const nextSteps = { write: () => pressed.push('write'), send: () => pressed.push('send'), share: () => pressed.push('share') };
const show = (change: Partial<SenderDetails>) =>
  render(
    <SenderView
      model={{
        details: sampleDetails(change),
        art: 'tulip',
        isNew: false,
        availableReveals: 2,
        nextSteps: change.isGone ? null : nextSteps,
      }}
    />,
    { wrapper: InEnglish },
  ).container.textContent;

test('[RVL-01] a deleted sender is shown with the first name only and a notice', () => {
  const words = show({ sender: { telegram: { firstName: 'Boris', username: null, photoUrl: null } }, maskedCode: null, isGone: true });
  expect(words).toContain('Boris');
  expect(words).toContain('This account has since been deleted. You keep the first name you revealed; everything else is gone.');
  for (const other of ['@', 'Code', 'Sent', 'came back']) expect(words).not.toContain(other);
});

test('[RVL-02] an existing sender is shown with all disclosed facts and no notice', () => {
  const words = show({});
  for (const part of ['Boris', '@boris', 'Sent']) expect(words).toContain(part);
  expect(words).not.toContain('deleted');
});

test('[RVL-06] the masked code of the sender is not on the screen', () => {
  expect(show({ maskedCode: '22••••••39' })).not.toContain('22••••••39');
});

test("[RVL-06] the time of sending is shown on the device's clock", () => {
  const words = show({ sentAt: '2026-11-26T21:30:00.000Z' });
  const local = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(new Date('2026-11-26T21:30:00.000Z'));
  expect(words).toContain(local);
});

test('[RVL-06] the next steps lead to the sender, back to the gifts and to the posters, with the reveals left', () => {
  expect(show({})).toContain('2 reveals left');
  for (const name of ['Write to Boris', 'Send one back', 'Share the unmasking']) fireEvent.click(screen.getByRole('button', { name }));
  expect(pressed).toEqual(['write', 'send', 'share']);
});
