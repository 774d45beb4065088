import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { languageOf } from './language.ts';
import { languages, say, yearNumber } from './texts.ts';

describe('[I18-04] the bot speaks', () => {
  test("the person's language, Russian when it isn't told, English when there is no catalogue", () => {
    expect(say('en', 'bot-button-open')).toBe('Open Billet');
    expect(say('en-GB', 'bot-button-open')).toBe('Open Billet');
    expect(say('ru', 'bot-button-open')).toBe('Открыть Billet');
    expect(say(undefined, 'bot-button-open')).toBe('Открыть Billet');
    expect(say('', 'bot-button-open')).toBe('Открыть Billet');
    expect(say('xx', 'bot-button-open')).toBe('Open Billet');
  });

  test('the language that was chosen in the settings, before the messenger’s; a choice without a catalogue is none', () => {
    expect(languageOf({ language: 'de', languageCode: 'ru' })).toBe('de');
    expect(languageOf({ language: null, languageCode: 'pt-BR' })).toBe('pt');
    expect(languageOf({ language: null, languageCode: 'PT-br' })).toBe('pt');
    expect(languageOf({ language: null, languageCode: 'zh-hans' })).toBe('en');
    expect(languageOf({ language: 'xx', languageCode: 'ru' })).toBe('ru');
    expect(say('pt-BR', 'bot-button-open')).toBe(say('pt', 'bot-button-open'));
  });

  test('in plurals of its own', () => {
    expect(say('ru', 'bot-invoice-pack', { reveals: 1 })).toBe('1 раскрытие');
    expect(say('ru', 'bot-invoice-pack', { reveals: 3 })).toBe('3 раскрытия');
    expect(say('ru', 'bot-invoice-pack', { reveals: 6 })).toBe('6 раскрытий');
  });

  test('with the same messages in every language', () => {
    const ids = (language: string) =>
      [
        ...readFileSync(new URL(`../../../../shared-i18n/locales/${language}/bot.ftl`, import.meta.url), 'utf8').matchAll(/^([a-z-]+) =/gm),
      ].map((match) => match[1]);
    expect(languages).toEqual(readdirSync(new URL('../../../../shared-i18n/locales', import.meta.url)));
    for (const language of languages) expect(ids(language)).toEqual(ids('en'));
    expect(() => say('en', 'bot-no-such-message')).toThrow();
  });

  test('with dates and years as each language writes them, of one calendar', () => {
    const report = { reason: 'spam', message: 'm', note: '—', isAnonymous: 'false', date: new Date('2026-03-07T23:00:00Z') };
    const dateIn = (language: string) =>
      say(language, 'bot-operator-report', report)
        .split('\n')[0]
        ?.replaceAll(/[\u2068\u2069]/g, '');
    expect(dateIn('en')).toBe('Reported on 8 March 2026');
    expect(dateIn('ru')).toBe('Жалоба от 8 марта 2026 г.');
    expect(dateIn('de')).toBe('Gemeldet am 8. März 2026');
    expect(dateIn('ar')).toContain('8 مارس 2026');
    expect(dateIn('fa')).toContain('۸ مارس ۲۰۲۶');
    const yearIn = (language: string) => say(language, 'bot-invoice-early-description', { year: yearNumber(2026) });
    expect(['en', 'de', 'ar'].map((language) => yearIn(language).includes('2026'))).toEqual([true, true, true]);
    expect(yearIn('fa')).toContain('۲۰۲۶');
  });

  test('[PAY-01] invoices keep to the lengths that the messenger takes', () => {
    for (const language of languages) {
      expect(say(language, 'bot-invoice-early').length).toBeLessThanOrEqual(32);
      expect(say(language, 'bot-invoice-early-description', { year: yearNumber(2026) }).length).toBeLessThanOrEqual(255);
      expect(say(language, 'bot-invoice-item').length).toBeLessThanOrEqual(32);
      expect(say(language, 'bot-invoice-pack', { reveals: 6 }).length).toBeLessThanOrEqual(32);
      expect(say(language, 'bot-invoice-item-description', { gift: 'x'.repeat(64) }).length).toBeLessThanOrEqual(255);
    }
  });
});

describe('[I18-05] what people wrote, in a sentence of the bot’s', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;

  test.each(['ar', 'fa', 'he'])('keeps its direction to itself in %s', (language) => {
    for (const name of ['Anna', 'Анна', 'محمد', 'שרה']) expect(say(language, 'bot-start', { name })).toContain(isolated(name));
  });

  test('is left as it is where all runs from left to right, and kept apart where it does not', () => {
    for (const language of languages.filter((each) => !['ar', 'fa', 'he'].includes(each))) {
      expect(say(language, 'bot-start', { name: 'Анна' })).not.toMatch(/[\u2066-\u2069]/);
      expect(say(language, 'bot-friend-chosen', { name: 'محمد' })).toContain(isolated('محمد'));
    }
  });

  test.each([...languages])('runs as its own first letter does where it stands on lines of its own, in %s', (language) => {
    for (const answer of ['Hello, سلام', 'سلام, Hello']) {
      const told = say(language, 'bot-answered', { name: 'محمد', answer });
      expect(told.split('\n').at(-1)).toBe(answer);
      expect(told).toContain(isolated('محمد'));
    }
    const list = say(language, 'bot-operator-set-aside', { count: 2, list: 'stx1\nstx2', more: 0 });
    expect(list.split('\n').slice(-2)).toEqual(['stx1', 'stx2']);
  });

  test.each([...languages])('stands between marks that are closed, also inside a choice, in %s', (language) => {
    const list = { count: 12, list: 'stx1', more: 3 };
    const said = [say(language, 'bot-operator-set-aside', list), say(language, 'bot-operator-reports', { total: 12, listed: 10 })];
    for (const text of said) expect(text.match(/\u2068/g)?.length).toBe(text.match(/\u2069/g)?.length);
  });
});
