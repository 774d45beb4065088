import { preloadSheets, refusal, sampleUser, setSession, silence } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, expect, test } from '@rstest/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fakePage, type PageParts } from '../testing/fake-page.ts';
import SettingsDialog from './settings-dialog.tsx';

beforeAll(preloadSheets);

const stored = { kind: 'day', own: '', today: 'Rate my playlist' } as const;

async function open(updateProfile: NonNullable<NonNullable<PageParts['answers']>['updateProfile']> = () => ({ user: sampleUser() })) {
  const fake = fakePage({ user: { prompt: stored }, answers: { updateProfile } });
  render(<SettingsDialog onClose={() => undefined} />, { wrapper: InEnglish });
  await screen.findByRole('heading', { name: 'Settings' });
  await press('button', 'My prompt');
  return fake;
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'My own words' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('[PRM-01] the prompt of the day is shown with its words, and an own prompt is saved', async () => {
  const { apiCalls } = await open();
  expect(radio('Prompt of the day').checked).toBe(true);
  expect(screen.getByText('Rate my playlist')).toBeTruthy();
  await press('radio', 'My own words');
  type('Tell me a secret');
  await press('button', 'Save');
  expect(apiCalls.map(({ input }) => input)).toMatchObject([{ body: { prompt: { kind: 'own', own: 'Tell me a secret' } } }]);
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy();
});

test('[PRM-01] the prompt is switched off', async () => {
  const { apiCalls } = await open();
  await press('radio', 'No prompt');
  await press('button', 'Save');
  expect(apiCalls.map(({ input }) => input)).toMatchObject([{ body: { prompt: { kind: 'none' } } }]);
});

test.each([
  ['  ', 'Write your prompt first'],
  ['a'.repeat(61), 'A little shorter, please'],
])('[PRM-01][TXT-01] the text %j is refused without a call and stays in the field', async (typed, message) => {
  const { apiCalls } = await open();
  await press('radio', 'My own words');
  type(typed);
  await press('button', 'Save');
  expect(screen.getByText(message)).toBeTruthy();
  expect([field().value, apiCalls]).toEqual([typed, []]);
});

test.each([
  ['a refusal', () => refusal('message_too_long', { field: 'prompt' })],
  ['no network', silence],
])('[PRM-01] after %s the typed text stays, also when the settings are opened again', async (_, failure) => {
  const { notices } = await open(() => Promise.reject(failure()));
  await press('radio', 'My own words');
  type('Tell me a secret');
  await press('button', 'Save');
  await expect.poll(() => notices.length).toBe(1);
  expect(field().value).toBe('Tell me a secret');
  cleanup();
  await open();
  await press('radio', 'My own words');
  expect(field().value).toBe('Tell me a secret');
});

test('[PRM-01] a prompt changed on another device is shown', async () => {
  await open();
  act(() => setSession({ userData: { user: sampleUser({ prompt: { kind: 'own', own: 'Mine', today: 'Today' } }) } }));
  expect(radio('My own words').checked).toBe(true);
  expect(field().value).toBe('Mine');
});
