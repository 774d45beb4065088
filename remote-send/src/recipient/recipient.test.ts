import type { PublicProfile } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { findRecipient, type RecipientDeps } from './recipient.ts';

const code = 'a2b3c4d5e6';
const alice: PublicProfile = {
  telegram: { firstName: 'Alice', photoUrl: null },
  isGhostUser: false,
  valentineCode: code,
  mode: 'valentine',
};
const deps: RecipientDeps = { getPublicProfile: async () => alice, ownCode: 'z9y8x7w6v5', log: () => undefined };

describe('finding the recipient', () => {
  test('[SND-07a] a known code is answered with its profile', async () => {
    expect(await findRecipient(code, deps)).toBe(alice);
  });

  test.each([null, '', 'short', 'A2B3C4D5E6', 'a2b3c4d5e0', 'z9y8x7w6v5'])('[ENV-11a] nobody is asked about the code %s', async (wrong) => {
    let asked = 0;
    const counting = {
      ...deps,
      getPublicProfile: async () => {
        asked++;
        return alice;
      },
    };
    expect(await findRecipient(wrong, counting)).toBeNull();
    expect(asked).toBe(0);
  });

  test('[SND-07b] a recipient who cannot be loaded is nobody, and that is logged', async () => {
    const events: string[] = [];
    const failing = {
      ...deps,
      getPublicProfile: () => Promise.reject(new Error('404')),
      log: ({ event }: { event: string }) => events.push(event),
    };
    expect(await findRecipient(code, failing)).toBeNull();
    expect(events).toEqual(['recipient_missing']);
  });
});
