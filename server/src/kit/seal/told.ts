import { z } from 'zod';
import { keyFor } from './encrypt.ts';
import { openJson, sealJson } from './sealed-json.ts';

const known = z.string().nullable().default(null);

/** What a sender's record holds besides who they are: all of it is sealed. */
export const toldSchema = z.object({
  /** When exactly it was sent, ISO 8601. */
  sentAt: z.string(),
  /** What the sending request told of place and device, where the sender may be revealed. */
  request: z.object({ city: known, countryEmoji: known, isp: known, model: known, browser: known, os: known }).nullable(),
  /** Of what must not arrive: to whom it was, and its words. */
  withheld: z.object({ recipientId: z.string(), message: z.string() }).nullable(),
  /** Base64, always of one length: see `kit/seal/match.ts`. Null of notes from before there was a switch. */
  oppositeMatchKey: z.string().nullable().default(null),
});
export type Told = z.output<typeof toldSchema>;

/** Bytes to whose multiples a record is filled up: nearly all take one. */
const SIZE = 512;
const keyOf = (sealKey: string) => keyFor(sealKey, "a sender's record");

export function sealTold(sealKey: string, told: z.input<typeof toldSchema>): Buffer {
  return sealJson(keyOf(sealKey), told, SIZE);
}

/** Throws when it was not sealed with this key. */
export function openTold(sealKey: string, sealed: Uint8Array): Told {
  return toldSchema.parse(openJson(keyOf(sealKey), sealed));
}
