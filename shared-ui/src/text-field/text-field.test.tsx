import { expect, rstest, test } from '@rstest/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from './text-field.tsx';

test('a field that is being sent keeps the focus, rejects input and ignores Enter', () => {
  const onEnter = rstest.fn();
  const onChange = rstest.fn();
  const show = (isReadOnly: boolean) => (
    <TextField label="Answer" value="yes" onChange={onChange} onEnter={onEnter} limit={9} counterLabel="3 of 9" isReadOnly={isReadOnly} />
  );
  const { rerender } = render(show(false));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
  field.focus();
  fireEvent.keyDown(field, { key: 'Enter' });
  rerender(show(true));
  expect([field.disabled, field.readOnly]).toEqual([false, true]);
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  rerender(show(false));
  expect(document.activeElement).toBe(field);
  expect(onEnter).toHaveBeenCalledTimes(1);
});
