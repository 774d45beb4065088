import { moscowDaysBetween } from './moscow.ts';
import { checkText, type TextResult } from './text.ts';

/** A prompt invites friends to write (PRM-01): none, the prompt of the day, or the user's own one. */
export const PROMPT_KINDS = ['none', 'day', 'own'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** Maximum number of graphemes of an own prompt. */
export const PROMPT_LIMIT = 60;
/** Number of prompts of the day. */
export const PROMPTS = 60;

const FIRST_DAY = new Date('2026-01-01T00:00:00+03:00');

/** The number of the prompt of a business day, 1 to 60. Each is used every 60 days. */
export function promptOfDay(now: Date): number {
  const days = moscowDaysBetween(FIRST_DAY, now) % PROMPTS;
  return 1 + ((days + PROMPTS) % PROMPTS);
}

/** White space as single spaces: a prompt is one line. */
export const oneLine = (typed: string): string => typed.replace(/\s+/gu, ' ');

/** Checks an own prompt and normalizes it for storage. */
export const checkPrompt = (typed: string): TextResult => checkText(oneLine(typed), PROMPT_LIMIT);
