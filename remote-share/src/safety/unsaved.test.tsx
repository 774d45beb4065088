import { preloadSheets, sampleUser } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeAll, expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { fakePage } from '../testing/fake-page.ts';
import SafetyDialog from './safety-dialog.tsx';

beforeAll(preloadSheets);

test('[SND-05][NAV-08] closing the app while a word is typed needs a confirmation, and Escape returns one step before it closes the sheet', async () => {
  const { messengerCalls } = fakePage({
    answers: { getSafety: () => ({ isPaused: false, mutedWords: [], muted: 0 }), updateProfile: () => ({ user: sampleUser() }) },
  });
  const closingConfirmation = () => messengerCalls.findLast(([method]) => method === 'setClosingConfirmation')?.[1];
  const onClose = rstest.fn();
  render(<SafetyDialog step="words" onClose={onClose} />, { wrapper: InEnglish });
  const field = await screen.findByRole('textbox', { name: 'Word or phrase' });
  fireEvent.change(field, { target: { value: 'haircut' } });
  expect(closingConfirmation()).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  const pause = await screen.findByRole('switch', { name: 'Pause my inbox' });
  expect([closingConfirmation(), onClose.mock.calls.length]).toEqual([false, 0]);
  fireEvent.keyDown(pause, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
