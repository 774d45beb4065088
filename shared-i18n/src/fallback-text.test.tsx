import { expect, test } from '@rstest/core';
import { act, render, screen } from '@testing-library/react';
import { makeLanguage } from './language.ts';
import type { Locale } from './locales.ts';
import { LanguageProvider, useText } from './react.tsx';

const logged: string[] = [];
const language = (locale: Locale, catalogue: string) => makeLanguage(locale, catalogue, ({ reason }) => logged.push(String(reason)));
/** A release from before this language had these texts. */
const old = language('ar', 'a = أهلًا\nb = Take { $count } gifts\n    .lang = en\n');
const complete = language('ar', 'a = أهلًا\nb = { $count } هدايا\n');

function View() {
  const text = useText();
  return (
    <>
      <h1>{text('a')}</h1>
      <p>
        <i />
        {text('b', { count: 3 })}
      </p>
      <button type="button" aria-label={text('b', { count: 4 })} />
      <em>
        {text('a')} {text('b', { count: 5 })}
      </em>
    </>
  );
}
const inLanguage = (each: typeof old) => (
  <LanguageProvider language={each}>
    <View />
  </LanguageProvider>
);
const languageOf = (element: Element | null) => [element?.getAttribute('lang'), element?.getAttribute('dir')];
const settle = () => act(async () => undefined);

test('[I18-05] only an English fallback text has its own language and direction', async () => {
  const { container } = render(inLanguage(old));
  await settle();
  const paragraph = container.querySelector('p');
  expect([paragraph?.textContent, ...languageOf(paragraph)]).toEqual(['\u2066Take \u20683\u2069 gifts\u2069', 'en', 'ltr']);
  expect(languageOf(container.querySelector('h1'))).toEqual([null, null]);
  // mixed content: the fallback text is isolated, not its element
  expect(languageOf(container.querySelector('em'))).toEqual([null, null]);
  expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^\u2066Take .* gifts\u2069$/u);
});

test('[I18-05] the marks are removed once the language has the text', async () => {
  const { container, rerender } = render(inLanguage(old));
  await settle();
  expect(languageOf(container.querySelector('p'))).toEqual(['en', 'ltr']);
  rerender(inLanguage(complete));
  await settle();
  expect([container.querySelector('p')?.textContent, ...languageOf(container.querySelector('p'))]).toEqual([
    '\u20683\u2069 هدايا',
    null,
    null,
  ]);
});

test('[I18-01] a message that no catalogue has shows nothing instead of its id, and is logged', () => {
  const { container } = render(inLanguage(language('ar', 'a = أهلًا\n')));
  expect(container.textContent).not.toContain('b');
  expect(container.querySelector('p')?.textContent?.trim()).toBe('');
  expect(logged.join()).toContain('"b"');
});
