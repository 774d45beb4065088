import type { Valentine } from '@billet/shared-domain/contract';
import { createContext, useContext, useEffect } from 'react';
import type { Reveal } from '../reveal/use-reveal.ts';
import type { Layer, LayerAt, Layers, Step } from './layers.ts';
import type { Notes } from './use-notes.ts';

/** Context of all steps of the sheet. */
export interface OpenSheet {
  readonly layer: Layer;
  readonly note: Valentine;
  readonly notes: Notes;
  readonly layers: Layers;
  /** Outlives the steps, so that a reveal in progress continues across them. */
  readonly reveal: Reveal;
  /** Opens a note whose opening time was reached while its closed sheet was on screen. */
  readonly unwrap: (id: string) => void;
}

export const SheetContext = createContext<OpenSheet | null>(null);

export function useSheet(): OpenSheet {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('This hook must be used inside the inbox sheet');
  return sheet;
}

export function useLayerAt<S extends Step>(step: S): LayerAt<S> {
  const { layer } = useSheet();
  if (!isLayerAt(layer, step)) throw new Error(`The sheet is at the step ${layer.step}, not at ${step}`);
  return layer;
}

function isLayerAt<S extends Step>(layer: Layer, step: S): layer is LayerAt<S> {
  return layer.step === step;
}

/** When another device was first (INB-12), returns to the note, which shows the result. */
export function useDoneElsewhere(isDone: boolean, notify?: () => void): void {
  const { layer, layers } = useSheet();
  useEffect(() => {
    if (!isDone || !layers.isAt(layer)) return;
    layers.open({ step: 'detail', id: layer.id });
    notify?.();
  });
}
