import { expect, test } from '@rstest/core';
import { checkPrompt, PROMPTS, promptOfDay } from './prompt.ts';

test('[PRM-01] the prompt changes at midnight in Moscow and repeats after 60 days', () => {
  const at = (time: string) => promptOfDay(new Date(time));
  expect([at('2026-06-10T20:59:59Z'), at('2026-06-10T21:00:00Z')]).toEqual([at('2026-06-10T00:00:00Z'), at('2026-06-10T00:00:00Z') + 1]);
  const days = Array.from({ length: PROMPTS }, (_, day) => promptOfDay(new Date(Date.UTC(2026, 5, 1 + day, 12))));
  expect(new Set(days).size).toBe(PROMPTS);
  expect([Math.min(...days), Math.max(...days)]).toEqual([1, PROMPTS]);
  expect(at('2026-07-31T12:00:00Z')).toBe(at('2026-06-01T12:00:00Z'));
  expect(at('2025-12-31T12:00:00Z')).toBe(PROMPTS);
});

test('[PRM-01][TXT-01] an own prompt is one line of at most 60 characters', () => {
  expect(checkPrompt(' Rate \n my  playlist ')).toEqual({ ok: true, text: 'Rate my playlist' });
  expect(checkPrompt('👍🏽'.repeat(60)).ok).toBe(true);
  expect(checkPrompt('a'.repeat(61))).toEqual({ ok: false, fault: 'too_long' });
  expect(checkPrompt(' \u2800 ')).toEqual({ ok: false, fault: 'blank' });
  expect(checkPrompt('a\0')).toEqual({ ok: false, fault: 'not_text' });
});
