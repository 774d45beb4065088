import { Sheet } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { Layer } from './layer.ts';
import { SheetSteps } from './sheet-steps.tsx';
import type { HeldItems } from './use-held-items.ts';
import type { Layers } from './use-layers.ts';
import { useReveal } from './use-reveal.ts';

export interface InboxSheetProps {
  readonly held: HeldItems;
  readonly layers: Layers;
  /** Opens an item whose time has come while its closed sheet was on screen. */
  readonly onUnwrap: (id: string) => void;
}

/** The sheet over the inbox. What it showed stays in it while it closes. */
export function InboxSheet({ held, layers, onUnwrap }: InboxSheetProps) {
  const text = useText();
  const reveal = useReveal(held, layers);
  const shown = useLast(layers.layer);
  const valentine = shown ? held.find(shown.id) : undefined;
  if (!shown || !valentine) return null;
  return (
    <Sheet isOpen={layers.layer !== null} onClose={layers.close} label={text(labelOf(shown, valentine))}>
      <SheetSteps key={shown.step} layer={shown} valentine={valentine} held={held} layers={layers} reveal={reveal} onUnwrap={onUnwrap} />
    </Sheet>
  );
}

function useLast(layer: Layer | null): Layer | null {
  const [last, setLast] = useState(layer);
  if (layer !== null && layer !== last) setLast(layer);
  return layer ?? last;
}

function labelOf({ step }: Layer, { type }: Valentine): string {
  switch (step) {
    case 'closed':
      return 'inbox-closed-title';
    case 'reply':
      return 'inbox-reply-title';
    case 'confirm':
      return 'inbox-confirm-title';
    case 'packs':
      return 'inbox-packs-title';
    case 'gone':
      return 'inbox-gone-title';
    case 'safety':
      return 'inbox-safety-title';
    case 'report':
      return 'inbox-report-title';
    case 'reported':
      return 'inbox-reported-title';
    case 'sender':
      return 'inbox-details-title';
    case 'detail':
      return type === 'anonymous_message' ? 'inbox-item-question' : 'inbox-item-valentine';
  }
}
