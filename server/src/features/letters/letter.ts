import { z } from 'zod';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const buttonSchema = z.union([z.object({ text: z.string(), url: z.string() }), z.object({ text: z.string(), action: z.string() })]);
const letterSchema = z.object({
  /** The messenger's id of whom it is for. */
  to: z.int(),
  text: z.string(),
  buttons: z.array(buttonSchema).readonly().default([]),
  /** What an answer to it concerns: `subjectOf` finds it again. */
  subject: z.uuid().nullable().default(null),
});

/** A message of the bot's to one person. */
export type Letter = z.output<typeof letterSchema>;

const keyOf = (sealKey: string) => keyFor(sealKey, 'a letter of the bot');

/** As text for a job's payload: what it says and to whom is nothing to who reads the queue. */
export function sealLetter(sealKey: string, letter: z.input<typeof letterSchema>): string {
  return sealJson(keyOf(sealKey), letter).toString('base64');
}

/** Throws when it was not sealed with this key. */
export function openLetter(sealKey: string, sealed: string): Letter {
  return letterSchema.parse(openJson(keyOf(sealKey), Buffer.from(sealed, 'base64')));
}
