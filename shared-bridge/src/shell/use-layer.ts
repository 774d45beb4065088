import { useEffect, useRef } from 'react';
import { layers } from './page-layers.ts';

/** While `isActive`, the messenger's back button (and nothing below) belongs to this layer. */
export function useLayer(isActive: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isActive ? layers.open({ onBack: () => latest.current() }) : undefined), [isActive]);
}
