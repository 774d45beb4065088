import { lookSchema, modeSchema } from '@billet/shared-domain/contract';
import { z } from 'zod';
import { openAddress, sealAddress } from '../../kit/seal/sealed-address.ts';

/** The subject of a picture: a person's link, or one of their notes: its answer, or that its sender was revealed. */
const subjectSchema = z.strictObject({
  kind: z.enum(['link', 'answer', 'reveal']),
  /** The id of the person or the note. */
  id: z.uuid(),
  mode: modeSchema,
  look: lookSchema,
  language: z.string().max(16),
  /** The user whose picture it is. */
  owner: z.uuid(),
  /** A hash of the prompt on the picture, so that a changed prompt has another address. */
  prompt: z.string().max(8).optional(),
});
const signedSchema = subjectSchema.extend({ until: z.int() });

/** The purpose that an address is sealed for: a picture to post or its preview. Both addresses have the same length. */
const purposes = { story: 'share-image', preview: 'share-preview' } as const;
export type Size = keyof typeof purposes;
const sizes = Object.keys(purposes) as Size[];

export type Subject = z.infer<typeof subjectSchema> & { readonly size: Size };

/** Seconds for which an address is valid. */
export const ADDRESS_LIFE = 24 * 3600;

/** The last part of a picture's address. Anyone who has it may see the picture for a day. `now` is real time. */
export function addressOf({ size, ...subject }: Subject, key: string, now: Date): string {
  // Rounded up to the hour, so that a picture keeps its address for a while and is drawn once
  const until = Math.ceil(now.getTime() / 3_600_000) * 3600 + ADDRESS_LIFE;
  return sealAddress(key, purposes[size], JSON.stringify({ ...subject, until }));
}

/** The subject of an address; null when the address is invalid or expired. */
export function readAddress(address: string, key: string, now: Date): Subject | null {
  for (const size of sizes) {
    const payload = openAddress(key, purposes[size], address);
    if (payload === null) continue;
    const { until, ...subject } = signedSchema.parse(JSON.parse(payload));
    return until * 1000 > now.getTime() ? { ...subject, size } : null;
  }
  return null;
}
