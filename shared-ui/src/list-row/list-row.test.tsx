import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { ListGroup } from './list-group.tsx';
import { ListRow } from './list-row.tsx';

test('a row that opens something is one button with both its lines', () => {
  const onPress = rstest.fn();
  render(<ListRow icon={<i />} title="Blocked" text="2 of them" onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Blocked 2 of them' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a disabled row cannot be pressed', () => {
  render(<ListRow title="Words" isDisabled onPress={rstest.fn()} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Words', busy: false }).disabled).toBe(true);
});

test('a busy row is announced as busy, cannot be pressed and keeps the focus', () => {
  const onPress = rstest.fn();
  const { rerender } = render(<ListRow title="Export" onPress={onPress} />);
  screen.getByRole('button', { name: 'Export' }).focus();
  rerender(<ListRow title="Export" isBusy onPress={onPress} />);
  const row = screen.getByRole<HTMLButtonElement>('button', { name: 'Export', busy: true });
  fireEvent.click(row);
  expect(onPress).not.toHaveBeenCalled();
  expect([row.disabled, row.getAttribute('aria-disabled'), document.activeElement]).toEqual([false, 'true', row]);
});

test('a link row keeps its address, and only the control of a plain row is interactive', () => {
  render(<ListRow title="Channel" href="https://t.me/x" />);
  render(<ListRow title="Invite" control={<button type="button">Go</button>} />);
  expect(screen.getByRole('link', { name: 'Channel' }).getAttribute('href')).toBe('https://t.me/x');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go']);
});

test('rows that are not rendered leave no gap in their list', () => {
  render(
    <ListGroup label="Ways">
      <ListRow title="One" />
      {null}
      {false}
      <ListRow title="Two" />
    </ListGroup>,
  );
  expect(screen.getByRole('list', { name: 'Ways' }).children).toHaveLength(2);
});
