import { useRef, useState } from 'react';
import { isSameLayer, type Layer, layerBelow } from './layer.ts';

export interface Layers {
  /** Null while the sheet is closed. */
  readonly layer: Layer | null;
  readonly open: (layer: Layer) => void;
  readonly close: () => void;
  readonly back: () => void;
  /** Goes on to `next`, unless the person has left `from` meanwhile. Tells whether they were still there. */
  readonly follow: (from: Layer, next: Layer) => boolean;
  readonly isAt: (layer: Layer) => boolean;
}

export function useLayers(): Layers {
  const [layer, setLayer] = useState<Layer | null>(null);
  // what takes time asks where the person is when it ends, not where they were when it began
  const current = useRef<Layer | null>(null);
  const open = (next: Layer | null) => {
    current.current = next;
    setLayer(next);
  };
  const isAt = (place: Layer) => isSameLayer(current.current, place);
  return {
    layer,
    open,
    close: () => open(null),
    back: () => open(current.current && layerBelow(current.current)),
    follow: (from, next) => {
      const isStillThere = isAt(from);
      if (isStillThere) open(next);
      return isStillThere;
    },
    isAt,
  };
}
