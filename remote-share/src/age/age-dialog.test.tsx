import { preloadSheets } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, expect, rstest, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { fakePage } from '../testing/fake-page.ts';
import AgeDialog from './age-dialog.tsx';

beforeAll(preloadSheets);

async function open() {
  const { cloudStorage } = fakePage();
  const [onConfirm, onClose] = [rstest.fn(), rstest.fn()];
  render(<AgeDialog onConfirm={onConfirm} onClose={onClose} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'Before you share' });
  return { cloudStorage, calls: () => [onConfirm.mock.calls.length, onClose.mock.calls.length] };
}

test('[SAF-02] confirming the age stores it, closes the sheet and continues the action', async () => {
  const { cloudStorage, calls } = await open();
  await press('button', 'I am 18 or older');
  expect([calls(), cloudStorage.get('age-confirmed')]).toEqual([[1, 1], 'yes']);
});

test('[SAF-02] declining the age stores nothing and does not continue the action', async () => {
  const { cloudStorage, calls } = await open();
  await press('button', 'Not now');
  expect([calls(), cloudStorage.size]).toEqual([[0, 1], 0]);
});
