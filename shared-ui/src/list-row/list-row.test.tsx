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

test('a row that is busy or not to be had cannot be pressed, and says which', () => {
  const onPress = rstest.fn();
  render(<ListRow title="Export" isBusy onPress={onPress} />);
  render(<ListRow title="Words" isDisabled onPress={onPress} />);
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Export', busy: true });
  const disabled = screen.getByRole<HTMLButtonElement>('button', { name: 'Words', busy: false });
  expect([busy.disabled, disabled.disabled]).toEqual([true, true]);
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
