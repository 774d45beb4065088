import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the user prefers reduced motion. Follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}

const LOW_CLASS = /Telegram-Android\/[^(]*\([^)]*;\s*LOW\s*\)/;
const FEW_CORES = 2;

/** VIS-02: at most two cores, or the performance class LOW in the user agent of the Android client. */
export function isLowEnd(device: { readonly hardwareConcurrency?: number; readonly userAgent: string }): boolean {
  return (device.hardwareConcurrency ?? Number.POSITIVE_INFINITY) <= FEW_CORES || LOW_CLASS.test(device.userAgent);
}
