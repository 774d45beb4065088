import { bridge, isApiError } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import { useEffect, useState } from 'react';

export type Recipient =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly profile: PublicProfile };

/** Whoever a code belongs to, as anybody may know them. */
export function useRecipient(code: string | null): Recipient {
  const [recipient, setRecipient] = useState<Recipient>({ kind: 'loading' });
  useEffect(() => {
    if (!isCode(code)) {
      setRecipient({ kind: 'unknown' });
      return;
    }
    const leaving = new AbortController();
    bridge()
      .api.call('getPublicProfile', { params: { code }, signal: leaving.signal })
      .then(({ user }) => setRecipient({ kind: 'known', profile: user }))
      .catch((thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
        if (thrown.failure.kind !== 'aborted') setRecipient({ kind: 'unknown' });
      });
    return () => leaving.abort();
  }, [code]);
  return recipient;
}
