import { expect, test } from '@rstest/core';
import { render } from '@testing-library/react';
import { LanguageProvider, useText } from './react.tsx';
import { testLanguage } from './testing/language.tsx';

function wordsIn(locale: 'en' | 'he', name: string): string | null {
  const Words = () => useText()('share-sent-to', { name });
  const { container } = render(<Words />, {
    wrapper: ({ children }) => <LanguageProvider language={testLanguage(locale, 'share')}>{children}</LanguageProvider>,
  });
  return container.textContent;
}

test('[I18-05] a right-to-left name is isolated in a left-to-right sentence; others are not', () => {
  expect(wordsIn('en', 'דנה')).toBe('To \u2068דנה\u2069');
  expect(wordsIn('en', 'Dana')).toBe('To Dana');
  // Adlam and Rohingya are outside the basic plane; a right-to-left mark is invisible and affects the following text
  for (const name of ['𞤀𞤣𞤢𞤥', '𐴀𐴁', 'Dana\u200f']) expect(wordsIn('en', name)).toBe(`To \u2068${name}\u2069`);
});

test('[I18-05] in a right-to-left language every name is isolated, once', () => {
  for (const name of ['Dana', 'דנה']) expect(wordsIn('he', name)?.match(/[\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069']);
});
