import { bridge, useNavigate, useSearchParams, useSession } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useEffect, useState } from 'react';
import { findRecipient } from './recipient.ts';

/** The owner of the code in the address; null while asking. Who can't be found sends the visitor to /share. */
export function useRecipient(): PublicProfile | null {
  const [search] = useSearchParams();
  const code = search.get('code');
  const ownCode = useSession(({ userData }) => userData.user?.valentineCode ?? null);
  const navigate = useNavigate();
  const [recipient, setRecipient] = useState<PublicProfile | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const { api, log } = bridge();
    const getPublicProfile = async (wanted: string) => (await api.call('getPublicProfile', { params: { code: wanted } })).user;
    void findRecipient(code, { getPublicProfile, ownCode, log }).then((found) => {
      if (!isCurrent) return;
      if (found) setRecipient(found);
      else navigate('/share', { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [code, ownCode, navigate]);

  const found = recipient?.valentineCode;
  useEffect(() => {
    if (found !== undefined && ownCode !== null && found !== ownCode) void reportVisit(found);
  }, [found, ownCode]);

  return recipient?.valentineCode === code ? recipient : null;
}

const reported = new Set<string>();

/** Tells the server once a launch whose link brought this person. Whether it counts, and whether it fails, changes nothing here. */
async function reportVisit(code: string): Promise<void> {
  if (reported.has(code)) return;
  reported.add(code);
  const { api, log } = bridge();
  try {
    await api.call('reportShareOpened', { body: { code }, retries: 'none' });
  } catch (thrown) {
    log({ event: 'visit_unreported', level: 'info', reason: String(thrown) });
  }
}
