import { bridge, useUnsaved } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { useState } from 'react';
import { useComposer } from '../checkout/useComposer.ts';
import { useOutcomeHaptics } from '../checkout/useOutcomeHaptics.ts';
import { drawSurprise } from '../gifts/giftList.ts';
import { useItems } from '../gifts/useItems.ts';
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
