import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { describe, expect, test } from '@rstest/core';
import { loadQuestions } from './questions.ts';

/** Forbidden topics: home, school, contact data; property and secrets; being home alone; body, sex, hate, religion. */
const english =
  /address|street|(where|who) do you live|phone|number|school|teacher|class|college|universit|money|salary|\bearn|\brich|million|penn(y|ies)|\bpay|\bbank|\bcard|password|\bpin\b|birthda|surname|last name|nobody is at home|\balone|secrets?\b|searched|naked|\bnude|\bsex|kiss|\bbed\b|drunk|drug|dirty|naughty|guilty|\bbody|weigh|religio|\bgod\b|politic|\bwar\b|\bdie\b|death|\bkill|\bhate|ugly|stupid|yesterday/i;
const russian =
  /адрес|улиц|ты живёшь|телефон|номер|школ|учител|класс|универ|деньг|денег|зарпла|зарабат|богат|миллион|банк|парол|пин-код|день рожден|фамили|дома никого|секрет|тайну|поисков|секс|голы|голая|поцел|постел|пьян|наркот|дерзк|(^| )тел[оа] |весишь|религ|в бога|политик|войн|смерт|умер|умрё|убить|ненавид|урод|туп(ой|ая)|вчера|\(а\)/i;

describe('suggested questions', () => {
  test.each(['ru', 'en'])('[ASK-02a] in %s there are about 190 unique questions, short enough to be sent', async (locale) => {
    const questions = await loadQuestions(locale);
    expect(questions.length).toBeGreaterThanOrEqual(185);
    expect(questions.length).toBeLessThanOrEqual(195);
    const bare = questions.map((question) => question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
    expect(new Set(bare).size).toBe(questions.length);
    for (const question of questions) expect(checkText(question, MESSAGE_LIMIT)).toEqual({ ok: true, text: question });
  });

  test.each([
    ['ru', russian],
    ['en', english],
  ] as const)(
    '[ASK-02a] [I18-04] in %s all questions use its script and avoid personal, sexual and hurtful topics',
    async (locale, forbidden) => {
      const letters = locale === 'ru' ? /^\p{Lu}[\p{Script=Cyrillic}\s,:—-]+\?$/u : /^\p{Lu}[\p{Script=Latin}\s,:’'-]+\?$/u;
      for (const question of await loadQuestions(locale)) {
        expect(question).toMatch(letters);
        expect(question).not.toMatch(forbidden);
      }
      // the pattern must match forbidden questions
      const bad = locale === 'ru' ? ['Где ты живёшь?', 'Сколько ты зарабатываешь?'] : ['Where do you live?', 'How much do you earn?'];
      for (const question of bad) expect(question).toMatch(forbidden);
    },
  );

  test('[ASK-02b] a reader of neither Russian nor English gets the English questions', async () => {
    expect(await loadQuestions('de')).toBe(await loadQuestions('en'));
    expect(await loadQuestions('ru')).not.toBe(await loadQuestions('en'));
  });
});
