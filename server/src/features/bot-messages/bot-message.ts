import { z } from 'zod';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const buttonSchema = z.union([z.object({ text: z.string(), url: z.string() }), z.object({ text: z.string(), action: z.string() })]);
const botMessageSchema = z.object({
  /** The recipient's messenger id. */
  to: z.int(),
  text: z.string(),
  buttons: z.array(buttonSchema).readonly().default([]),
  /** The subject of replies to the message, found by `subjectOf`. */
  subject: z.uuid().nullable().default(null),
});

/** A message of the bot to one person. */
export type BotMessage = z.output<typeof botMessageSchema>;

const keyOf = (sealKey: string) => keyFor(sealKey, 'a letter of the bot');

/** Seals a message as text for a job's payload, so that the queue reveals neither recipient nor text. */
export function sealBotMessage(sealKey: string, message: z.input<typeof botMessageSchema>): string {
  return sealJson(keyOf(sealKey), message).toString('base64');
}

/** Throws when it was sealed with another key. */
export function openBotMessage(sealKey: string, sealed: string): BotMessage {
  return botMessageSchema.parse(openJson(keyOf(sealKey), Buffer.from(sealed, 'base64')));
}
