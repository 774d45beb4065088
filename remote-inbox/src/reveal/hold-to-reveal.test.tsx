import { fakeBridge, installBridge, preloadSheets } from '@billet/shared-bridge/testing';
import { InEnglish } from '@billet/shared-i18n/testing';
import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmView } from './confirm-view.tsx';

beforeAll(preloadSheets);
beforeEach(() => {
  rs.useFakeTimers();
});

function show() {
  const fake = fakeBridge();
  installBridge(fake.bridge);
  let reveals = 0;
  const reveal = () => {
    reveals += 1;
  };
  render(<ConfirmView model={{ availableReveals: 3, art: 'tulip', isRevealing: false, reveal, back: () => undefined }} />, {
    wrapper: InEnglish,
  });
  return {
    reveals: () => reveals,
    haptics: () => fake.messengerCalls.flatMap(([method, signal]) => (method === 'haptic' ? [Object.values(signal as object).at(-1)] : [])),
  };
}
const button = () => screen.getByRole('button', { name: 'Hold to unmask' });
const pass = (milliseconds: number) => act(() => rs.advanceTimersByTimeAsync(milliseconds));
const down = () => fireEvent.pointerDown(button(), { isPrimary: true, button: 0 });
const up = () => fireEvent.pointerUp(button());

test('[RVL-06] a whole hold reveals once with growing haptics, and its release does not count as a tap', async () => {
  const { reveals, haptics } = show();
  down();
  await pass(899);
  expect([reveals(), haptics()]).toEqual([0, ['light', 'medium', 'heavy']]);
  await pass(1);
  up();
  fireEvent.click(button());
  expect(reveals()).toBe(1);
});

test('[RVL-06] a tap reveals, and so does the release of a hold before its end', async () => {
  const { reveals, haptics } = show();
  fireEvent.click(button());
  expect(reveals()).toBe(1);
  down();
  await pass(500);
  up();
  fireEvent.click(button());
  await pass(2000);
  expect([reveals(), haptics()]).toEqual([2, ['light', 'medium']]);
});

test('[RVL-06] a hold that the system interrupts reveals nothing', async () => {
  const { reveals } = show();
  down();
  await pass(500);
  fireEvent.pointerCancel(button());
  await pass(2000);
  expect(reveals()).toBe(0);
});

test('[RVL-06] under reduced motion the button offers a tap only', async () => {
  const matchMedia = rs
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList);
  const { reveals, haptics } = show();
  const tap = screen.getByRole('button', { name: 'Reveal' });
  fireEvent.pointerDown(tap, { isPrimary: true, button: 0 });
  await pass(2000);
  expect([reveals(), haptics()]).toEqual([0, []]);
  fireEvent.click(tap);
  expect(reveals()).toBe(1);
  matchMedia.mockRestore();
});
