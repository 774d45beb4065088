import type { SenderDetails } from '@billet/shared-domain/contract';
import { useRef, useState } from 'react';
import type { Arrival } from '../opening/arrival.ts';

/**
 * The steps of the sheet, and what each needs to know beside its note. `gone`: there is nobody to reveal any more. `isNew`: the note has
 * just been opened, or its sender just been revealed. `arrival`: it comes from the stage, not from below.
 */
interface Steps {
  readonly closed: { readonly opensAt: Date };
  readonly detail: { readonly isNew?: boolean; readonly arrival?: Arrival | undefined };
  readonly reply: unknown;
  readonly confirm: unknown;
  readonly packs: unknown;
  readonly gone: unknown;
  readonly sender: { readonly details: SenderDetails; readonly isNew: boolean };
  readonly safety: unknown;
  readonly report: unknown;
  readonly reported: unknown;
}
export type Step = keyof Steps;

/** What lies over the inbox: one sheet with one note, at one of its steps. */
export type Layer = { [S in Step]: { readonly step: S; readonly id: string } & Steps[S] }[Step];
export type LayerAt<S extends Step> = Extract<Layer, { readonly step: S }>;

/** Where 'back' leads: to the note's detail from what was opened there, from the report one step up, else out of the sheet. */
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
  /** Goes on to `next`, unless the person has left `from` meanwhile. */
  readonly follow: (from: Layer, next: Layer) => void;
}

export function useLayers(): Layers {
  const [layer, setLayer] = useState<Layer | null>(null);
  // what takes time asks where the person is when it ends, not where they were when it began
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
