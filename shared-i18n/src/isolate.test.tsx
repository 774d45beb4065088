import { afterEach, expect, test } from '@rstest/core';
import { cleanup, render } from '@testing-library/react';
import { LanguageProvider, useText } from './react.tsx';
import { testLanguage } from './testing/language.tsx';

afterEach(cleanup);

function wordsIn(locale: 'en' | 'he', name: string): string | null {
  const Words = () => useText()('share-sent-to', { name });
  const { container } = render(<Words />, {
    wrapper: ({ children }) => <LanguageProvider language={testLanguage(locale, 'share')}>{children}</LanguageProvider>,
  });
  return container.textContent;
}

test('[I18-05] a name of right-to-left letters is isolated in a sentence that runs the other way; others are left alone', () => {
  expect(wordsIn('en', 'דנה')).toBe('To \u2068דנה\u2069');
  expect(wordsIn('en', 'Dana')).toBe('To Dana');
  // Adlam and Rohingya stand beyond the first plane; a mark for right to left is seen by nobody, and turns what follows
  for (const name of ['𞤀𞤣𞤢𞤥', '𐴀𐴁', 'Dana\u200f']) expect(wordsIn('en', name)).toBe(`To \u2068${name}\u2069`);
});

test('[I18-05] in a language that runs from right to left every name is isolated, once', () => {
  for (const name of ['Dana', 'דנה']) expect(wordsIn('he', name)?.match(/[\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069']);
});
