import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { describe, expect, test } from '@rstest/core';
import { loadQuestions } from './questions.ts';

describe('the ready-made questions', () => {
  test.each(['ru', 'en'])('[ASK-02a] in %s there are about 190, each once and short enough to be sent', async (locale) => {
    const questions = await loadQuestions(locale);
    expect(questions.length).toBeGreaterThanOrEqual(185);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) expect(checkText(question, MESSAGE_LIMIT)).toEqual({ ok: true, text: question });
  });

  test('[ASK-02b] whoever reads neither Russian nor English is offered the English ones', async () => {
    expect(await loadQuestions('de')).toBe(await loadQuestions('en'));
    expect(await loadQuestions('ru')).not.toBe(await loadQuestions('en'));
  });
});
