import { InEnglish } from '@billet/shared-i18n/testing';
import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { ExpiredScreen } from './expired-screen.tsx';

test('[ENV-12] Escape reaches nothing below the screen while it is open, and works again afterwards', () => {
  const below = rstest.fn();
  document.addEventListener('keydown', below, true);
  const onOpenAgain = rstest.fn();
  const { unmount } = render(<ExpiredScreen onOpenAgain={onOpenAgain} />, { wrapper: InEnglish });
  const dialog = screen.getByRole('alertdialog', { name: 'Time for a fresh start' });
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
  expect(below).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Tab' });
  expect(below).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(onOpenAgain).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(below).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', below, true);
});

test('[ENV-12] the screen is announced with its reason, not only with its button', () => {
  render(<ExpiredScreen onOpenAgain={rstest.fn()} />, { wrapper: InEnglish });
  const dialog = screen.getByRole('alertdialog', { name: 'Time for a fresh start' });
  const why = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('your drafts are safe');
});
