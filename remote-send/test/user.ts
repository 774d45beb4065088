import { sampleUser } from '@billet/shared-bridge/testing';

/** The user of the tests; `sampleRecipient` has another code. */
export const ownUser = sampleUser({ valentineCode: 'z9y8x7w6v5' });
