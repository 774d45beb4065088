import { z } from 'zod';
import { keyFor } from './encrypt.ts';
import { openJson, sealJson } from './sealed-json.ts';

const known = z.string().nullable();

/** The fields of a sender's record besides the sender. All of it is sealed. */
export const senderRecordSchema = z.object({
  /** The exact time of sending, ISO 8601. */
  sentAt: z.string(),
  /** Place and device of the sending request, if the sender may be revealed. */
  request: z.object({ city: known, countryEmoji: known, isp: known, model: known, browser: known, os: known }).nullable(),
  /** Recipient and text of a note that must not be delivered. */
  withheld: z.object({ recipientId: z.string(), message: z.string() }).nullable(),
  /** Base64 of constant length: see `kit/seal/match.ts`. Null only in the record that stands in for an unknown sender. */
  oppositeMatchKey: z.string().nullable(),
});
export type SenderRecord = z.output<typeof senderRecordSchema>;

/** Padding in bytes: nearly all records take one block. */
const SIZE = 512;
const keyOf = (sealKey: string) => keyFor(sealKey, "a sender's record");

export function sealSenderRecord(sealKey: string, record: SenderRecord): Buffer {
  return sealJson(keyOf(sealKey), record, SIZE);
}

/** Throws if it was not sealed with this key. */
export function openSenderRecord(sealKey: string, sealed: Uint8Array): SenderRecord {
  return senderRecordSchema.parse(openJson(keyOf(sealKey), sealed));
}
