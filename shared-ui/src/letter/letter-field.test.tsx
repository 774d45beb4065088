import { expect, test } from '@rstest/core';
import { render, screen } from '@testing-library/react';
import { LetterWords } from './letter.tsx';
import { LetterField } from './letter-field.tsx';

const nothing = () => undefined;

/** Renders a text in the letter and in its field, and returns whether each uses the small size. */
function show(words: string) {
  render(<LetterWords wordless="No words">{words}</LetterWords>);
  const { container } = render(<LetterField label="Message" value={words} onChange={nothing} limit={100} counterLabel="" />);
  const isSmall = { read: document.querySelector('blockquote')?.dataset.long !== undefined, written: /isLong/.test(container.innerHTML) };
  return { isSmall, field: screen.getByRole('textbox', { name: 'Message' }) };
}

test.each([
  ['a'.repeat(60), false],
  ['a'.repeat(61), true],
])('[SND-04] the field and the letter use the same text size for “%s”: small is %s', (words, isSmall) => {
  expect(show(words).isSmall).toEqual({ read: isSmall, written: isSmall });
});

test.each([
  ['שלום', 'auto'],
  ['🌷🌷🌷', null],
])('[I18-05] “%s” has the same direction in the field and in the letter', (words, direction) => {
  expect(show(words).field.getAttribute('dir')).toBe(direction);
  expect(document.querySelector('blockquote > span')?.getAttribute('dir') ?? null).toBe(direction);
});
