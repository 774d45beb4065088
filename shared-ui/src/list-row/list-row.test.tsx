import { afterEach, expect, rstest, test } from '@rstest/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ListGroup } from './list-group.tsx';
import { ListRow } from './list-row.tsx';

afterEach(cleanup);

test('a row that leads somewhere is one button with both its lines', () => {
  const onPress = rstest.fn();
  render(<ListRow icon={<i />} title="Blocked" text="2 of them" onPress={onPress} />);
  fireEvent.click(screen.getByRole('button', { name: 'Blocked 2 of them' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a row that is not to be had cannot be pressed', () => {
  render(<ListRow title="Words" isDisabled onPress={rstest.fn()} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Words', busy: false }).disabled).toBe(true);
});

test('a row that is busy says so, takes no press and keeps the focus of who pressed it', () => {
  const onPress = rstest.fn();
  const { rerender } = render(<ListRow title="Export" onPress={onPress} />);
  screen.getByRole('button', { name: 'Export' }).focus();
  rerender(<ListRow title="Export" isBusy onPress={onPress} />);
  const row = screen.getByRole<HTMLButtonElement>('button', { name: 'Export', busy: true });
  fireEvent.click(row);
  expect(onPress).not.toHaveBeenCalled();
  expect([row.disabled, row.getAttribute('aria-disabled'), document.activeElement]).toEqual([false, 'true', row]);
});

test('a link keeps its address, a plain row only its control', () => {
  render(<ListRow title="Channel" href="https://t.me/x" />);
  render(<ListRow title="Invite" control={<button type="button">Go</button>} />);
  expect(screen.getByRole('link', { name: 'Channel' }).getAttribute('href')).toBe('https://t.me/x');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Go']);
});

test('rows that are not offered leave no empty place in their list', () => {
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
