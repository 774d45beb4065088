import { useEffect, useRef } from 'react';
import { layers } from './page-layers.ts';

/** While `isActive`, the back button of the messenger acts on this layer only. `isOverAll`: also if another layer opens later. */
export function useLayer(isActive: boolean, onBack: () => void, isOverAll = false): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isActive ? layers.open({ onBack: () => latest.current(), isOverAll }) : undefined), [isActive, isOverAll]);
}
