import { fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { sampleDetails } from '../samples/details.ts';
import { SenderView } from './sender-view.tsx';

beforeAll(preloadSheets);
beforeEach(() => {
  rs.useFakeTimers();
});

const sender = { telegram: { firstName: 'Boris', username: 'boris', photoUrl: 'https://example.org/never.jpg' } };

const nextSteps = { write: () => undefined, send: () => undefined, share: () => undefined };

function show(isNew: boolean, photoUrl: string | null = null, firstName = sender.telegram.firstName) {
  const fake = fakeBridge();
  installBridge(fake.bridge);
  const details = sampleDetails({ sender: { telegram: { ...sender.telegram, firstName, photoUrl } } });
  render(<SenderView model={{ details, art: 'tulip', isNew, availableReveals: 2, nextSteps }} />, { wrapper: InEnglish });
  return {
    haptics: () =>
      fake.messengerCalls.flatMap(([method, signal]) => (method === 'haptic' ? [Object.values(signal as object).at(-1) as string] : [])),
  };
}
const write = () => screen.queryByRole('button', { name: 'Write to Boris' });
const pass = (milliseconds: number) => act(() => rs.advanceTimersByTimeAsync(milliseconds));
const skip = () => screen.queryByRole('button', { name: 'Skip' });
const announced = () => screen.getByRole('status').textContent;

test('[VIS-06] three rising beats precede the name and the celebration, and a status region announces the name once', async () => {
  const { haptics } = show(true);
  expect(announced()).toBe('');
  await pass(600);
  expect([haptics(), announced(), write()]).toEqual([['light', 'medium', 'heavy'], '', null]);
  await pass(300);
  expect([announced(), screen.getAllByText('Boris')]).toEqual(['Boris', [expect.anything()]]);
  expect(haptics()).toHaveLength(3);
  await pass(1300);
  expect([haptics().at(-1), skip()]).toEqual(['success', null]);
  expect(write()).not.toBeNull();
});

test('[VIS-06] a tap skips the unveiling, shows the name at once and stops the beats', async () => {
  const { haptics } = show(true);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect([announced(), skip()]).toEqual(['Boris', null]);
  await pass(5000);
  expect(haptics()).toEqual(['light', 'success']);
});

test('[VIS-06] the unveiling waits at most two seconds for a photo', async () => {
  show(true, 'https://example.org/never.jpg');
  await pass(1900);
  expect(announced()).toBe('');
  await pass(200);
  expect(announced()).toBe('Boris');
});

test('[VIS-06] a sender revealed before is shown at once without a skip button', () => {
  show(false);
  expect([screen.getByText('Boris').textContent, skip(), screen.queryByRole('status')]).toEqual(['Boris', null, null]);
});

test('[VIS-06] the name appears letter by letter in whole graphemes, and a screen reader gets it once as a whole', async () => {
  show(true, null, 'नि👩‍❤️‍👨é');
  await pass(900);
  const letters = [...document.querySelectorAll('strong[aria-hidden="true"] > span')];
  expect(letters.map(({ textContent }) => textContent)).toEqual(['नि', '👩‍❤️‍👨', 'é']);
  expect(announced()).toBe('नि👩‍❤️‍👨é');
  await pass(1300);
  expect(document.querySelector('strong[aria-hidden="true"]')).toBeNull();
});
