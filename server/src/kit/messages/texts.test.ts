import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { languageOf } from './language.ts';
import { languages, loadTexts, translate, yearNumber } from './texts.ts';

describe('[I18-04] language of the bot', () => {
  test("[I18-04] the bot uses the person's language, Russian if it is unknown, and English if there is no catalogue", () => {
    expect(translate('en', 'bot-button-open')).toBe('Open Billet');
    expect(translate('en-GB', 'bot-button-open')).toBe('Open Billet');
    expect(translate('ru', 'bot-button-open')).toBe('Открыть Billet');
    expect(translate(undefined, 'bot-button-open')).toBe('Открыть Billet');
    expect(translate('', 'bot-button-open')).toBe('Открыть Billet');
    expect(translate('xx', 'bot-button-open')).toBe('Open Billet');
  });

  test("[I18-04] the language chosen in the settings has precedence over Telegram's, and one without a catalogue is ignored", () => {
    expect(languageOf({ language: 'de', languageCode: 'ru' })).toBe('de');
    expect(languageOf({ language: null, languageCode: 'pt-BR' })).toBe('pt');
    expect(languageOf({ language: null, languageCode: 'PT-br' })).toBe('pt');
    expect(languageOf({ language: null, languageCode: 'zh-hans' })).toBe('en');
    expect(languageOf({ language: 'xx', languageCode: 'ru' })).toBe('ru');
    expect(translate('pt-BR', 'bot-button-open')).toBe(translate('pt', 'bot-button-open'));
  });

  test.each([
    ['iw', 'he'],
    ['IW-il', 'he'],
    ['in', 'id'],
    ['tl-PH', 'fil'],
    ['c', 'en'],
  ])('[I18-04] the language code %s is read as %s', (languageCode, language) => {
    expect(languageOf({ language: null, languageCode })).toBe(language);
  });

  test('[I18-04] messages use the plural forms of their language', () => {
    expect(translate('ru', 'bot-invoice-pack', { reveals: 1 })).toBe('1 раскрытие');
    expect(translate('ru', 'bot-invoice-pack', { reveals: 3 })).toBe('3 раскрытия');
    expect(translate('ru', 'bot-invoice-pack', { reveals: 6 })).toBe('6 раскрытий');
  });

  test('[I18-04][I18-06] every language has a catalogue for the bot, without a message that English lacks', () => {
    const ids = (language: string) =>
      [
        ...readFileSync(new URL(`../../../../shared-i18n/locales/${language}/bot.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z-]+) =/gm),
      ].map((match) => match[1]);
    expect(languages).toEqual(readdirSync(new URL('../../../../shared-i18n/locales', import.meta.url)));
    expect(ids('en')).toContain('bot-start');
    for (const language of languages) expect(ids('en')).toEqual(expect.arrayContaining(ids(language)));
    expect(() => translate('en', 'bot-no-such-message')).toThrow();
  });

  test('[I18-05][I18-06] a pending message is English, and so is its language', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'billet-bot-texts-'));
    for (const [language, text] of [
      ['en', 'bot-a = A\nbot-b = B\n'],
      ['de', 'bot-a = Ä\n'],
      ['pl', ''],
    ] as const) {
      mkdirSync(path.join(folder, language));
      writeFileSync(path.join(folder, language, 'bot.ftl'), text);
    }
    const texts = loadTexts(folder);
    const translated = (language: string, id: string) => [texts.translate(language, id), texts.languageWith(language, id)];
    expect(translated('de', 'bot-a')).toEqual(['Ä', 'de']);
    expect(translated('de', 'bot-b')).toEqual(['B', 'en']);
    expect(translated('pl', 'bot-a')).toEqual(['A', 'en']);
  });

  test('[I18-04] dates and years use the format of each language and the Gregorian calendar', () => {
    const report = { reason: 'spam', message: 'm', note: '—', isAnonymous: 'false', date: new Date('2026-03-07T23:00:00Z') };
    const dateIn = (language: string) =>
      translate(language, 'bot-operator-report', report)
        .split('\n')[0]
        ?.replaceAll(/[\u2068\u2069]/g, '');
    expect(dateIn('en')).toBe('Reported on 8 March 2026');
    expect(dateIn('ru')).toBe('Жалоба от 8 марта 2026 г.');
    expect(dateIn('de')).toBe('Gemeldet am 8. März 2026');
    expect(dateIn('ar')).toContain('8 مارس 2026');
    expect(dateIn('fa')).toContain('۸ مارس ۲۰۲۶');
    const yearIn = (language: string) => translate(language, 'bot-invoice-early-description', { year: yearNumber(2026) });
    expect(['en', 'de', 'ar'].map((language) => yearIn(language).includes('2026'))).toEqual([true, true, true]);
    expect(yearIn('fa')).toContain('۲۰۲۶');
  });

  test('[PAY-01] [I18-04] invoices have at most the lengths that Telegram accepts', () => {
    for (const language of languages) {
      expect(translate(language, 'bot-invoice-early').length).toBeLessThanOrEqual(32);
      expect(translate(language, 'bot-invoice-early-description', { year: yearNumber(2026) }).length).toBeLessThanOrEqual(255);
      expect(translate(language, 'bot-invoice-item').length).toBeLessThanOrEqual(32);
      expect(translate(language, 'bot-invoice-pack', { reveals: 6 }).length).toBeLessThanOrEqual(32);
      expect(translate(language, 'bot-invoice-item-description', { gift: 'x'.repeat(64) }).length).toBeLessThanOrEqual(255);
    }
  });
});

describe('[I18-05] user text inside messages', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;

  test.each(['ar', 'fa', 'he'])('[I18-05] names are isolated in %s', (language) => {
    for (const name of ['Anna', 'Анна', 'محمد', 'שרה']) expect(translate(language, 'bot-start', { name })).toContain(isolated(name));
  });

  test('[I18-05] in left-to-right languages, only right-to-left names are isolated', () => {
    for (const language of languages.filter((each) => !['ar', 'fa', 'he'].includes(each))) {
      expect(translate(language, 'bot-start', { name: 'Анна' })).not.toMatch(/[\u2066-\u2069]/);
      expect(translate(language, 'bot-friend-chosen', { name: 'محمد' })).toContain(isolated('محمد'));
    }
  });

  test.each([...languages])('[I18-05] user text on its own lines has no isolation marks, in %s', (language) => {
    for (const answer of ['Hello, سلام', 'سلام, Hello']) {
      const message = translate(language, 'bot-answered', { name: 'محمد', answer });
      expect(message.split('\n').at(-1)).toBe(answer);
      expect(message).toContain(isolated('محمد'));
    }
    const list = translate(language, 'bot-operator-set-aside', { count: 2, list: 'stx1\nstx2', more: 0 });
    expect(list.split('\n').slice(-2)).toEqual(['stx1', 'stx2']);
  });

  test.each([...languages])('[I18-05] isolation marks are balanced, even inside a selector, in %s', (language) => {
    const list = { count: 12, list: 'stx1', more: 3 };
    const translated = [
      translate(language, 'bot-operator-set-aside', list),
      translate(language, 'bot-operator-reports', { total: 12, listed: 10 }),
    ];
    for (const text of translated) expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length);
  });
});
