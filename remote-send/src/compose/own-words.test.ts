import { expect, test } from '@rstest/core';
import { isOwnWords, replacedWords, suggest } from './own-words.ts';

test('[SND-03] a suggestion replaces the own text, which can be restored', () => {
  const first = suggest({ message: 'Dear' }, 'Ready');
  expect(first.message).toBe('Ready');
  expect(replacedWords(first)).toBe('Dear');
  const second = suggest(first, 'Steady');
  expect([second.message, replacedWords(second)]).toEqual(['Steady', 'Dear']);
  expect(replacedWords({ ...second, message: 'Dear' })).toBeNull();
});

test('[SND-03] a suggestion over an empty field replaces nothing, and an edited suggestion counts as own text', () => {
  expect(replacedWords(suggest({ message: ' ' }, 'Ready'))).toBeNull();
  const changed = { ...suggest({ message: 'Dear' }, 'Ready'), message: 'Ready, Dear' };
  expect(replacedWords(suggest(changed, 'Steady'))).toBe('Ready, Dear');
});

test('[SND-03] malformed draft text is rejected', () => {
  expect([isOwnWords({}), isOwnWords({ ownWords: 'Dear', suggested: 'Ready' })]).toEqual([true, true]);
  expect([isOwnWords({ ownWords: 7 }), isOwnWords({ suggested: null })]).toEqual([false, false]);
});
