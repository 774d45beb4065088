import { type ApiFailure, bridge, useCall, useNavigate, useSearchParams, useSession } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import { useEffect } from 'react';

/** Whom a page is for. failed: nobody could be asked, and the code may still be somebody's. */
export type RecipientState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly recipient: PublicProfile }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void };

/** The owner of the code in the address. A malformed, unknown or own code sends the visitor to /share. */
export function useRecipient(): RecipientState {
  const [search] = useSearchParams();
  const code = search.get('code');
  const ownCode = useSession(({ userData }) => userData.user?.valentineCode ?? null);
  const isWanted = isCode(code) && code !== ownCode;
  const { status, data, failure, retry } = useCall('getPublicProfile', isWanted ? { params: { code } } : null);
  const isNobody = !isWanted || isUnknown(failure);
  useAway(isNobody);
  useVisit(data && ownCode !== null && !isNobody ? data.user.valentineCode : null);
  if (status === 'ready' && !isNobody) return { status, recipient: data.user };
  return status === 'failed' && !isNobody ? { status, failure, retry } : { status: 'loading' };
}

const isUnknown = (failure: ApiFailure | null) => failure?.kind === 'answer' && failure.status === 404;

function useAway(isNobody: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNobody) return;
    bridge().log({ event: 'recipient_missing', level: 'info' });
    navigate('/share', { replace: true });
  }, [isNobody, navigate]);
}

const reported = new Set<string>();

/** Tells the server once a launch whose link brought this person. Whether it counts, and whether it fails, changes nothing here. */
function useVisit(code: string | null): void {
  useEffect(() => {
    if (code === null || reported.has(code)) return;
    reported.add(code);
    const { api, log } = bridge();
    api
      .call('reportShareOpened', { body: { code }, retries: 'none' })
      .catch((thrown: unknown) => log({ event: 'visit_unreported', level: 'info', reason: String(thrown) }));
  }, [code]);
}
