import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';

export interface RecipientDeps {
  getPublicProfile(code: string): Promise<PublicProfile>;
  /** The visitor's own code, or null while nobody is signed in. */
  readonly ownCode: string | null;
  log(entry: { event: string; [field: string]: unknown }): void;
}

/** Who a code belongs to; null for a malformed, unknown or own one, and when nobody answers: then there is nobody to write to. */
export async function findRecipient(code: string | null, deps: RecipientDeps): Promise<PublicProfile | null> {
  if (!isCode(code) || code === deps.ownCode) return null;
  try {
    return await deps.getPublicProfile(code);
  } catch (error) {
    deps.log({ event: 'recipient_missing', reason: String(error) });
    return null;
  }
}
