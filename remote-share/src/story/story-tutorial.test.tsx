import { InEnglish, press } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StoryTutorial } from './story-tutorial.tsx';

function open() {
  const onPost = rstest.fn();
  render(<StoryTutorial model={{ isBusy: false, onPost }} />, { wrapper: InEnglish });
  return onPost;
}
const step = () => screen.getByText(/^\d of 4$/).textContent;
const carousel = () => screen.getByRole('region', { name: 'How it works' });
function swipe(dx: number): void {
  fireEvent.pointerDown(carousel(), { clientX: 200 });
  fireEvent.pointerUp(carousel(), { clientX: 200 + dx });
}

test('[SHR-06] a swipe of more than 50 px changes the step, a shorter one does not', () => {
  open();
  swipe(-50);
  expect(step()).toBe('1 of 4');
  swipe(-51);
  expect(step()).toBe('2 of 4');
  swipe(51);
  expect(step()).toBe('1 of 4');
});

test('[SHR-06] a cancelled swipe does not change the step', () => {
  open();
  fireEvent.pointerDown(carousel(), { clientX: 200 });
  fireEvent.pointerCancel(carousel());
  fireEvent.pointerUp(carousel(), { clientX: 0 });
  expect(step()).toBe('1 of 4');
});

test('[SHR-06] arrow keys and dots change the step within its bounds', async () => {
  open();
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' });
  expect(step()).toBe('1 of 4');
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  expect(step()).toBe('2 of 4');
  await press('button', '4 of 4');
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  expect(step()).toBe('4 of 4');
  expect(screen.getByRole('button', { name: '4 of 4', current: 'step' })).toBeTruthy();
});

test('[SHR-06] only the last of the four steps posts the story', async () => {
  const onPost = open();
  for (const _ of [1, 2, 3]) await press('button', 'Next');
  expect(onPost).not.toHaveBeenCalled();
  await press('button', 'Make the story');
  expect(onPost).toHaveBeenCalledTimes(1);
});

test('[SHR-06] each step shows another screen, which assistive technology skips', async () => {
  open();
  await waitFor(() => expect(carousel().querySelector('svg')).not.toBeNull());
  const drawn: string[] = [];
  for (const _ of [1, 2, 3, 4]) {
    drawn.push(carousel().querySelector('svg[aria-hidden="true"]')?.innerHTML ?? '');
    fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  }
  expect([drawn.every(Boolean), new Set(drawn).size]).toEqual([true, 4]);
});
