import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { directionOf, locales, pickLanguage, withCurrentCodes } from './locales.ts';
import { languageNames } from './names.ts';

test('[I18-01] there are 17 languages, each with its catalogue', () => {
  expect(locales).toHaveLength(17);
  expect(readdirSync(path.resolve(import.meta.dirname, '../locales')).sort()).toEqual(locales.toSorted());
});

test('[I18-01] the English texts have typographic apostrophes only', () => {
  const folder = path.resolve(import.meta.dirname, '../locales/en');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  expect(lines.filter((line) => !line.startsWith('#') && line.includes("'"))).toEqual([]);
});

test.each([['pt-br'], ['pt-BR'], ['PT-BR'], ['pt_BR']])('[I18-01] %s is Portuguese', (launchCode) => {
  expect(pickLanguage({ launchCode })).toBe('pt');
});

test.each([
  ['iw', 'he'],
  ['iw_IL', 'he'],
  ['in', 'id'],
  ['tl-PH', 'fil'],
  ['PT_br', 'pt'],
  ['c', 'en'],
  ['', 'en'],
])('[I18-04] the language code %s is read as %s', (code, locale) => {
  expect(pickLanguage(withCurrentCodes({ launchCode: code }))).toBe(locale);
  expect(pickLanguage(withCurrentCodes({ launchCode: null, browserCodes: ['xx', code] }))).toBe(locale);
});

test('[I18-01] an unsupported code is skipped, and English is the last fallback', () => {
  expect(pickLanguage({ launchCode: 'xx', browserCodes: ['tlh', 'uk-UA'] })).toBe('uk');
  expect(pickLanguage({ launchCode: 'xx', browserCodes: [] })).toBe('en');
});

test('[I18-04] the chosen language has precedence over that of the launch, and both over the browser', () => {
  expect(pickLanguage({ chosen: 'de', launchCode: 'ru', browserCodes: ['fr'] })).toBe('de');
  expect(pickLanguage({ launchCode: 'ru', browserCodes: ['fr'] })).toBe('ru');
  expect(pickLanguage({ launchCode: null, browserCodes: ['fr'] })).toBe('fr');
});

test('[I18-02] only Arabic, Hebrew and Persian run from right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar', 'fa', 'he']);
});

test('[SAF-02] every language has its own name, sorted by name', () => {
  expect(Object.keys(languageNames).sort()).toEqual([...locales].sort());
  const names = Object.values(languageNames);
  expect(names.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
});
