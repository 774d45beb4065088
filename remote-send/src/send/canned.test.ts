import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { locales } from '@billet/shared-i18n/locales';
import { expect, test } from '@rstest/core';

const folder = path.join(import.meta.dirname, '../../../shared-i18n/locales');
/** Suggested valentines of a language, from its catalogue. */
const cannedIn = (locale: string) =>
  Array.from(readFileSync(path.join(folder, locale, 'send.ftl'), 'utf8').matchAll(/^send-canned-(\d+) = (.+)$/gm), ([, n, text = '']) => ({
    place: Number(n),
    text,
  }));

test.each(locales)(
  '[SND-04] [I18-04] there are 8 unique suggested valentines in %s, not copied from English and short enough to be sent',
  (locale) => {
    const canned = cannedIn(locale);
    expect(canned.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(canned.map(({ text }) => text)).size).toBe(8);
    const english = new Set(cannedIn('en').map(({ text }) => text));
    for (const { text } of canned) {
      expect(checkText(text, MESSAGE_LIMIT)).toEqual({ ok: true, text });
      // no placeholders, and no gender alternatives in brackets
      expect(text).not.toMatch(/[{}]|\(\p{L}{1,3}\)|\p{L}\/\p{L}/u);
      expect(locale === 'en' || !english.has(text)).toBe(true);
    }
  },
);
