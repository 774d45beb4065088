import { bridge, useUnsaved } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useState } from 'react';
import { useComposer } from '../checkout/use-composer.ts';
import { useOutcomeHaptics } from '../checkout/use-outcome-haptics.ts';
import { drawSurprise } from '../gifts/gift-list.ts';
import { useItems } from '../gifts/use-items.ts';
import { bodyOf, emptySendForm, isSendForm } from './form.ts';

/** Everything that the page of a valentine does. */
export function useSend({ valentineCode }: PublicProfile) {
  const [state, composer] = useComposer({ name: `send/${valentineCode}`, empty: emptySendForm, isForm: isSendForm });
  const [items, reload] = useItems('ordinary');
  const [luck] = useState(Math.random);
  useUnsaved(state.isOpen && state.form.message.trim() !== '');
  useOutcomeHaptics(state);

  const pick = (selectedGift: string) => {
    bridge().messenger.haptic({ kind: 'selection' });
    composer.change({ selectedGift, step: 'checkout' });
  };
  const send = () => {
    const body = bodyOf(state.form, valentineCode);
    if (body) void composer.send(body);
  };
  const surprise = items.status === 'ready' ? drawSurprise(items.items, () => luck) : null;
  return { state, composer, items, reload, surprise, pick, send };
}
