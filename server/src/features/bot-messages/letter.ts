import { z } from 'zod';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const buttonSchema = z.union([z.object({ text: z.string(), url: z.string() }), z.object({ text: z.string(), action: z.string() })]);
const letterSchema = z.object({
  /** The recipient's messenger id. */
  to: z.int(),
  text: z.string(),
  buttons: z.array(buttonSchema).readonly().default([]),
  /** The subject of replies to the message, found by `subjectOf`. */
  subject: z.uuid().nullable().default(null),
});

/** A message of the bot to one person. */
export type Letter = z.output<typeof letterSchema>;

const keyOf = (sealKey: string) => keyFor(sealKey, 'a letter of the bot');

/** Seals a letter as text for a job's payload, so that the queue reveals neither recipient nor text. */
export function sealLetter(sealKey: string, letter: z.input<typeof letterSchema>): string {
  return sealJson(keyOf(sealKey), letter).toString('base64');
}

/** Throws when it was sealed with another key. */
export function openLetter(sealKey: string, sealed: string): Letter {
  return letterSchema.parse(openJson(keyOf(sealKey), Buffer.from(sealed, 'base64')));
}
