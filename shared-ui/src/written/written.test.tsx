import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
import { TextField } from '../text-field/text-field.tsx';
import { Written } from './written.tsx';

test.each([
  ['Dana', 'auto'],
  ['12 דנה', 'auto'],
  ['🌸 22', null],
  ['', null],
])('[I18-05] “%s” has the direction of its first letter, or of the page without one', (words, direction) => {
  const { container } = render(<Written>{words}</Written>);
  expect(container.firstElementChild?.getAttribute('dir')).toBe(direction);
});

test.each([
  ['', null],
  ['10 ', null],
  ['10 دقائق', 'auto'],
])('[I18-05] a field with “%s” has the direction of its first letter, and an empty one that of the page', (value, direction) => {
  const { getByRole } = render(<TextField label="Answer" value={value} onChange={() => undefined} limit={9} counterLabel="3 of 9" />);
  expect(getByRole('textbox').getAttribute('dir')).toBe(direction);
});
