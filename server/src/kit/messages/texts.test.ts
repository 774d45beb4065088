import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { languages, say } from './texts.ts';

describe('[I18-04] the bot speaks', () => {
  test("the person's language, Russian when it isn't told, English when there is no catalogue", () => {
    expect(say('en', 'bot-button-open')).toBe('Open Billet');
    expect(say('en-GB', 'bot-button-open')).toBe('Open Billet');
    expect(say('ru', 'bot-button-open')).toBe('Открыть Billet');
    expect(say(undefined, 'bot-button-open')).toBe('Открыть Billet');
    expect(say('', 'bot-button-open')).toBe('Открыть Billet');
    expect(say('xx', 'bot-button-open')).toBe('Open Billet');
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

  test('[PAY-01] invoices keep to the lengths that the messenger takes', () => {
    for (const language of languages) {
      expect(say(language, 'bot-invoice-item').length).toBeLessThanOrEqual(32);
      expect(say(language, 'bot-invoice-pack', { reveals: 6 }).length).toBeLessThanOrEqual(32);
      expect(say(language, 'bot-invoice-item-description', { gift: 'x'.repeat(64) }).length).toBeLessThanOrEqual(255);
    }
  });
});
