import { bridge, refreshProfile } from '@billet/shared-bridge';
import { useState } from 'react';
import { ports } from '../sheet/ports.ts';
import { useNotify } from '../sheet/use-notify.ts';
import { buyEarly, type EarlyOutcome } from './early-flow.ts';

/** Buying the opening before 8 March; the profile then says that everything may be opened. */
export function useEarly(): { readonly isBusy: boolean; readonly buy: () => Promise<void> } {
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const buy = async () => {
    setBusy(true);
    const { kind } = await buyEarly(ports);
    if (kind === 'opened') await refreshProfile();
    setBusy(false);
    bridge().messenger.haptic({ kind: 'notification', type: kind === 'opened' ? 'success' : 'warning' });
    notify(...noticeOf(kind));
  };
  return { isBusy, buy };
}

function noticeOf(kind: EarlyOutcome['kind']): [string, 'success' | 'info' | 'error'] {
  switch (kind) {
    case 'opened':
      return ['inbox-early-done', 'success'];
    case 'on_its_way':
      return ['inbox-early-on-its-way', 'info'];
    case 'returned':
      return ['inbox-early-returned', 'info'];
    case 'unpaid':
      return ['payment-error', 'error'];
    case 'refused':
    case 'failed':
      return ['inbox-early-failed', 'error'];
  }
}
