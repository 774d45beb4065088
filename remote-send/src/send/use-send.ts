import { bridge } from '@billet/shared-bridge';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { type Text, useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { pickOther } from '../compose/pick-other.ts';
import { type Scene, useWriting, type Writing } from '../compose/use-writing.ts';
import { drawSurprise, type ShownGift } from '../gifts/gift-list.ts';
import { type Items, knownItems, useItems } from '../gifts/use-items.ts';
import { emptySendForm, isSendForm, type SendForm, valentineOf } from './form.ts';

/** The sheet of a valentine: what it shows and what can be done in it. */
export interface SendModel extends Writing<SendForm> {
  readonly items: Items;
  readonly surprise: ShownGift | null;
  readonly reload: () => void;
  /** Picks a gift and goes on to the checkout. */
  readonly pick: (giftId: string) => void;
  readonly suggest: () => void;
  readonly send: () => void;
}

/** The page of a valentine for a recipient, and its sheet. */
export function useSend(recipient: PublicProfile): { readonly scene: Scene; readonly model: SendModel } {
  const text = useText();
  const { scene, writing, send } = useWriting(recipient, { mode: 'valentine', empty: emptySendForm, isForm: isSendForm });
  const [items, reload] = useItems('ordinary');
  const [luck] = useState(Math.random);
  const { form, change } = writing;
  const model: SendModel = {
    ...writing,
    items,
    reload,
    surprise: drawSurprise(knownItems(items), () => luck),
    pick: (selectedGift) => {
      bridge().messenger.haptic({ kind: 'selection' });
      change({ selectedGift, step: 'checkout' });
    },
    suggest: () => change({ message: pickOther(cannedValentines(text), form.message, Math.random) ?? '' }),
    send: () => {
      const valentine = valentineOf(form, recipient.valentineCode);
      if (valentine) send(valentine);
    },
  };
  return { scene, model };
}

const CANNED = 8;

/** The ready-made valentines of the reader's language. */
function cannedValentines(text: Text): string[] {
  return Array.from({ length: CANNED }, (_, place) => text(`send-canned-${place + 1}`));
}
