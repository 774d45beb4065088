import { lookSchema, modeSchema } from '@billet/shared-domain/contract';
import { z } from 'zod';
import { openAddress, sealAddress } from '../../kit/seal/sealed-address.ts';

/** What a picture shows: somebody's link, or one of their notes with its answer. */
const subjectSchema = z.strictObject({
  kind: z.enum(['link', 'answer']),
  /** Of the person, or of the note. */
  id: z.uuid(),
  mode: modeSchema,
  /** An address of before there were looks names none. */
  look: lookSchema.default('classic'),
  language: z.string().max(16),
  /** Whose picture it is. */
  owner: z.uuid(),
});
const signedSchema = subjectSchema.extend({ until: z.int() });

/** As it is posted, or to be looked at before: what an address is sealed for, so that it is no longer for it. */
const purposes = { story: 'share-image', preview: 'share-preview' } as const;
export type Size = keyof typeof purposes;
const sizes = Object.keys(purposes) as Size[];

export type Subject = z.infer<typeof subjectSchema> & { readonly size: Size };

/** How long the messenger may fetch a picture, in seconds. */
export const ADDRESS_LIFE = 24 * 3600;

/** The last part of a picture's address: whoever has it may see the picture, for a day. `now` is real time. */
export function addressOf({ size, ...subject }: Subject, key: string, now: Date): string {
  // The whole hour, so that one picture has one address for a while and is drawn once.
  const until = Math.ceil(now.getTime() / 3_600_000) * 3600 + ADDRESS_LIFE;
  return sealAddress(key, purposes[size], JSON.stringify({ ...subject, until }));
}

/** What an address names; null when it isn't ours, or is over. */
export function readAddress(address: string, key: string, now: Date): Subject | null {
  for (const size of sizes) {
    const payload = openAddress(key, purposes[size], address);
    if (payload === null) continue;
    const { until, ...subject } = signedSchema.parse(JSON.parse(payload));
    return until * 1000 > now.getTime() ? { ...subject, size } : null;
  }
  return null;
}
