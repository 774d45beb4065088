import { expect, test } from '@rstest/core';
import { isOwnWords, replacedWords, suggest } from './own-words.ts';

test('[SND-03] a ready-made text takes the place of own words, which can be taken back', () => {
  const first = suggest({ message: 'Dear' }, 'Ready');
  expect(first.message).toBe('Ready');
  expect(replacedWords(first)).toBe('Dear');
  const second = suggest(first, 'Steady');
  expect([second.message, replacedWords(second)]).toEqual(['Steady', 'Dear']);
  expect(replacedWords({ ...second, message: 'Dear' })).toBeNull();
});

test('[SND-03] over nothing it replaces nothing; one that was written on is own words too', () => {
  expect(replacedWords(suggest({ message: ' ' }, 'Ready'))).toBeNull();
  const changed = { ...suggest({ message: 'Dear' }, 'Ready'), message: 'Ready, Dear' };
  expect(replacedWords(suggest(changed, 'Steady'))).toBe('Ready, Dear');
});

test('[SND-03] tampered words are not believed', () => {
  expect([isOwnWords({}), isOwnWords({ ownWords: 'Dear', suggested: 'Ready' })]).toEqual([true, true]);
  expect([isOwnWords({ ownWords: 7 }), isOwnWords({ suggested: null })]).toEqual([false, false]);
});
