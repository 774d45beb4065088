import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button.tsx';

test('a busy button keeps its focus and name, is announced as busy, and cannot be pressed in any state', () => {
  const onClick = rstest.fn();
  const show = (isBusy: boolean) => (
    <Button isBusy={isBusy} disabled={isBusy} onClick={onClick}>
      Send
    </Button>
  );
  const { rerender } = render(show(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  button.focus();
  fireEvent.click(button);
  rerender(show(true));
  expect(screen.getByRole('button', { name: 'Send', busy: true })).toBe(button);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  rerender(show(false));
  expect(document.activeElement).toBe(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button does not submit a form', () => {
  const onSubmit = rstest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Add
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
