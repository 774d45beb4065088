import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render, screen } from '@testing-library/react';
import { LetterWords } from './letter.tsx';
import { LetterField } from './letter-field.tsx';

afterEach(cleanup);

const nothing = () => undefined;

/** The names of the classes that stand for the words, read and written. */
function show(words: string) {
  render(<LetterWords wordless="No words">{words}</LetterWords>);
  const { container } = render(<LetterField label="Message" value={words} onChange={nothing} limit={100} counterLabel="" />);
  const isSmall = { read: document.querySelector('blockquote')?.dataset.long !== undefined, written: /isLong/.test(container.innerHTML) };
  return { isSmall, field: screen.getByRole('textbox', { name: 'Message' }) };
}

test.each([
  ['a'.repeat(60), false],
  ['a'.repeat(61), true],
])('[SND-04] words are set smaller where they are written as where they are read: “%s” %s', (words, isSmall) => {
  expect(show(words).isSmall).toEqual({ read: isSmall, written: isSmall });
});

test.each([
  ['שלום', 'auto'],
  ['🌷🌷🌷', null],
])('[I18-05] “%s” runs on the letter as it does where it is read', (words, direction) => {
  expect(show(words).field.getAttribute('dir')).toBe(direction);
  expect(document.querySelector('blockquote > span')?.getAttribute('dir') ?? null).toBe(direction);
});
