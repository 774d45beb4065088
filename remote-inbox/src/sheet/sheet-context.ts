import type { Valentine } from '@billet/shared-domain/contract';
import { createContext, useContext, useEffect } from 'react';
import type { Reveal } from '../reveal/use-reveal.ts';
import type { Layer, LayerAt, Layers, Step } from './layers.ts';
import type { Notes } from './use-notes.ts';

/** What every step of the sheet works with. */
export interface OpenSheet {
  readonly layer: Layer;
  readonly note: Valentine;
  readonly notes: Notes;
  readonly layers: Layers;
  /** Outlives the steps: a reveal that is under way is so at each of them. */
  readonly reveal: Reveal;
  /** Opens a note whose time has come while its closed sheet was on screen. */
  readonly unwrap: (id: string) => void;
}

export const SheetContext = createContext<OpenSheet | null>(null);

export function useSheet(): OpenSheet {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('This hook belongs into the sheet over the inbox');
  return sheet;
}

export function useLayerAt<S extends Step>(step: S): LayerAt<S> {
  const { layer } = useSheet();
  if (!isLayerAt(layer, step)) throw new Error(`The sheet stands at ${layer.step}, not at ${step}`);
  return layer;
}

function isLayerAt<S extends Step>(layer: Layer, step: S): layer is LayerAt<S> {
  return layer.step === step;
}

/** Where another device was first (INB-12) the sheet goes on to the note, which shows what was done there. */
export function useDoneElsewhere(isDone: boolean, tell?: () => void): void {
  const { layer, layers } = useSheet();
  useEffect(() => {
    if (!isDone || !layers.isAt(layer)) return;
    layers.open({ step: 'detail', id: layer.id });
    tell?.();
  });
}
