import { type ApiFailure, bridge, useCall, useNavigate, useSearchParams, useSession } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import { useLanguage } from '@billet/shared-i18n';
import { useEffect, useState } from 'react';

/** Recipient of a page. failed: the profile could not be loaded, and the code may be valid. */
export type RecipientState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly recipient: PublicProfile }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void };

/** Loads the owner of the code in the address. Redirects to /share for a malformed, unknown or own code. */
export function useRecipient(): RecipientState {
  const { locale: language } = useLanguage();
  const [search] = useSearchParams();
  const code = search.get('code');
  const ownCode = useSession(({ userData }) => userData.user?.valentineCode ?? null);
  const isWanted = isCode(code) && code !== ownCode;
  const { status, data, failure, retry } = useCall('getPublicProfile', isWanted ? { params: { code }, query: { language } } : null);
  // while the profile loads in another language the page stays, because the user may be typing
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);
  const shown = data ?? (before?.user.valentineCode === code ? before : null);
  const isNobody = !isWanted || isUnknown(failure);
  useAway(isNobody);
  useVisit(data && ownCode !== null && !isNobody ? data.user.valentineCode : null);
  if (shown && !isNobody) return { status: 'ready', recipient: shown.user };
  return status === 'failed' && !isNobody ? { status, failure, retry } : { status: 'loading' };
}

const isUnknown = (failure: ApiFailure | null) => failure?.kind === 'answer' && failure.code === 'not_found';

function useAway(isNobody: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isNobody) return;
    bridge().log({ event: 'recipient_missing', level: 'info' });
    navigate('/share', { replace: true });
  }, [isNobody, navigate]);
}

const reported = new Set<string>();

/** Reports once per launch whose link brought this user. The result does not matter to the client. */
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
