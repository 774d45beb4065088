import type { SenderDetails } from '@billet/shared-domain/contract';
import { useRef, useState } from 'react';
import type { Arrival } from '../opening/arrival.ts';

/**
 * Steps of the sheet and their parameters besides the note. `gone`: the sender's account was deleted. `isNew`: the note was just
 * opened, or its sender just revealed. `arrival`: the note arrives from the stage, not from the list.
 */
interface Steps {
  readonly closed: { readonly opensAt: Date };
  readonly detail: { readonly isNew?: boolean; readonly arrival?: Arrival | undefined };
  readonly reply: unknown;
  readonly confirm: unknown;
  readonly packs: unknown;
  readonly gone: unknown;
  readonly sender: { readonly details: SenderDetails; readonly availableReveals: number; readonly isNew: boolean };
  readonly safety: unknown;
  readonly report: unknown;
  readonly reported: unknown;
}
export type Step = keyof Steps;

/** Overlay of the inbox: one sheet with one note at one of its steps. */
export type Layer = { [S in Step]: { readonly step: S; readonly id: string } & Steps[S] }[Step];
export type LayerAt<S extends Step> = Extract<Layer, { readonly step: S }>;

/** Target of 'back': the note's detail for steps opened from it, 'safety' for the report; null closes the sheet. */
export function layerBelow({ step, id }: Layer): Layer | null {
  if (step === 'report') return { step: 'safety', id };
  return step === 'closed' || step === 'detail' ? null : { step: 'detail', id };
}

export interface Layers {
  /** Null while the sheet is closed. */
  readonly layer: Layer | null;
  readonly open: (layer: Layer) => void;
  readonly close: () => void;
  readonly back: () => void;
  readonly isAt: (layer: Layer) => boolean;
  /** Moves to `next` unless the user has left `from`. */
  readonly follow: (from: Layer, next: Layer) => void;
}

export function useLayers(): Layers {
  const [layer, setLayer] = useState<Layer | null>(null);
  // asynchronous code reads the current layer when it ends, not the layer at its start
  const current = useRef<Layer | null>(null);
  const open = (next: Layer | null) => {
    current.current = next;
    setLayer(next);
  };
  const isAt = ({ step, id }: Layer) => current.current?.step === step && current.current.id === id;
  return {
    layer,
    open,
    close: () => open(null),
    back: () => open(current.current && layerBelow(current.current)),
    isAt,
    follow: (from, next) => {
      if (isAt(from)) open(next);
    },
  };
}
