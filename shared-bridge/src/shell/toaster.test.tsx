import { beforeEach, expect, rstest, test } from '@rstest/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Toaster from './toaster.tsx';
import { toasts } from './toasts.ts';

beforeEach(() => {
  rstest.useFakeTimers();
});
const pass = (milliseconds: number) => act(() => rstest.advanceTimersByTimeAsync(milliseconds));
const isLeaving = (message: string) => screen.getByText(message).closest('[data-sonner-toast]')?.getAttribute('data-removed') === 'true';

async function lasts(message: string, milliseconds: number): Promise<void> {
  await pass(milliseconds - 10);
  expect(isLeaving(message)).toBe(false);
  await pass(20);
  expect(isLeaving(message)).toBe(true);
  await pass(170);
  expect(screen.queryByText(message)).not.toBeNull();
  await pass(30);
  expect(screen.queryByText(message)).toBeNull();
}

test('[ERR-02] an info lasts 3000 ms, other toasts 4000 ms; each is removed 200 ms later', async () => {
  render(<Toaster label="notices" isDark={false} />);
  act(() => toasts.notify({ message: 'Copied' }));
  await pass(0);
  await lasts('Copied', 3000);
  act(() => toasts.notify({ message: 'Something else', type: 'error' }));
  await pass(0);
  await lasts('Something else', 4000);
});

test('[ERR-02] three toasts are visible at the top center, 356 px wide and 14 px apart', async () => {
  render(<Toaster label="notices" isDark={false} />);
  act(() => {
    for (const message of ['one', 'two', 'three', 'four']) toasts.notify({ message });
  });
  await pass(0);
  const area = screen.getByText('four').closest('[data-sonner-toaster]') as HTMLElement;
  expect([area.dataset.yPosition, area.dataset.xPosition]).toEqual(['top', 'center']);
  expect([area.style.getPropertyValue('--width'), area.style.getPropertyValue('--gap')]).toEqual(['356px', '14px']);
  const seen = [...area.querySelectorAll('[data-sonner-toast][data-visible=true]')].map(({ textContent }) => textContent);
  expect(seen).toEqual(['four', 'three', 'two']);
});

test('[ERR-02] a slow swipe of at least 45 px dismisses a toast', async () => {
  render(<Toaster label="notices" isDark={false} />);
  act(() => toasts.notify({ message: 'Copied', duration: 60_000 }));
  await pass(0);
  const toast = screen.getByText('Copied').closest('[data-sonner-toast]') as HTMLElement;
  toast.setPointerCapture = () => undefined;
  const swipe = async (pixels: number) => {
    fireEvent.pointerDown(toast, { clientX: 100, clientY: 100 });
    // the first move sets the direction, the next ones count
    for (const part of [0.5, 1]) fireEvent.pointerMove(toast, { clientX: 100, clientY: 100 - pixels * part });
    await pass(2000);
    fireEvent.pointerUp(toast, { clientX: 100, clientY: 100 - pixels });
    await pass(0);
    return isLeaving('Copied');
  };
  expect([await swipe(44), await swipe(45)]).toEqual([false, true]);
});
