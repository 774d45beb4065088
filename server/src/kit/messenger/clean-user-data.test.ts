import { countCharacters } from '@billet/shared-domain/rules/characters';
import { describe, expect, test } from '@rstest/core';
import { cleanLanguage, cleanName, cleanPhoto, cleanUsername } from './clean-user-data.ts';

describe('[SEC-05] user data from Telegram', () => {
  test('[SEC-05] a name is one line of at most 64 graphemes without bidirectional control characters', () => {
    expect(cleanName('  Anna\nMaria\u0000 ')).toBe('Anna Maria');
    expect(cleanName('\u202Eanna\u202C')).toBe('anna');
    expect(cleanName('e\u0301')).toBe('é');
    expect(cleanName(`z${'\u0335'.repeat(40)}`)).toBe(`z${'\u0335'.repeat(5)}`);
    // a combining mark without a base would attach to the text before the name
    expect(cleanName('\u0301\u0302Anna')).toBe('Anna');
    expect(cleanName('\uD800x')).toBe('\uFFFDx');
    expect(cleanName('\u200F\u2063Anna')).toBe('Anna');
    const markedName = cleanName(`z${`${'\u0335'.repeat(5)}\u200D`.repeat(50)}`);
    expect(markedName.match(/\p{M}/gu)).toHaveLength(5);
    const family = '👩‍❤️‍👨';
    for (const long of ['a'.repeat(7_000), family.repeat(100), `a${'\u200D'.repeat(7_000)}b`, '👍🏽'.repeat(65)]) {
      const name = cleanName(long);
      expect(countCharacters(name)).toBeLessThanOrEqual(64);
      expect([...name].length).toBeLessThanOrEqual(256);
      expect(name.isWellFormed()).toBe(true);
    }
    expect(cleanName('Анна 👩‍❤️‍👨')).toBe('Анна 👩‍❤️‍👨');
  });

  test("[SEC-05] a blank name is replaced by the text bot-nameless in the person's language", () => {
    for (const blank of [
      '',
      ' ',
      '\uFE0F',
      '\u034F\u2063',
      '\u{1D159}',
      '\u3164',
      '\u2800\u200B',
      '\u202E',
      '\u200F\u200F',
      '\u061C',
      '\u0301\u0302',
      '\u0000',
    ]) {
      expect(cleanName(blank, 'en')).toBe('Somebody');
      expect(cleanName(blank, 'ru')).toBe('Кто-то');
    }
  });

  test('[SEC-05] an invalid username or language code is dropped', () => {
    expect(cleanUsername('anna_1')).toBe('anna_1');
    for (const bad of [undefined, '', 'a b', '@anna', 'x'.repeat(33), '<b>', 'анна']) expect(cleanUsername(bad)).toBeNull();
    expect(['pt-BR', 'pt_BR', 'zh-hans', 'ru'].map(cleanLanguage)).toEqual(['pt-BR', 'pt-BR', 'zh-hans', 'ru']);
    for (const bad of [undefined, '', '../en', 'x'.repeat(40), 'e', 'en_US"']) expect(cleanLanguage(bad)).toBeUndefined();
  });

  test('[SEC-05] a photo address is https or a configured local origin, with a limited length', () => {
    const local = ['http://localhost:8081'];
    expect(cleanPhoto('https://t.me/i/userpic/anna.svg', [])).toBe('https://t.me/i/userpic/anna.svg');
    expect(cleanPhoto('http://localhost:8081/avatars/1.svg', local)).toBe('http://localhost:8081/avatars/1.svg');
    for (const bad of [
      undefined,
      '',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'http://t.me/x.svg',
      'http://localhost:8082/x.svg',
      '//t.me/x',
      `https://t.me/${'x'.repeat(500)}`,
    ])
      expect(cleanPhoto(bad, local), bad).toBeNull();
  });
});
