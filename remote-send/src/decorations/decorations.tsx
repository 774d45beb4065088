import { bridge } from '@billet/shared-bridge';
import { type ComponentType, lazy, Suspense } from 'react';

/** The confetti of a success. */
export const Celebration = decoration(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));
/** What drifts behind a hero. Its parent is its frame, positioned and isolated. */
export const Drift = decoration(() => import(/* webpackChunkName: "drift" */ './drift.tsx'));

/** What only adorns comes after the page, in a file of its own; one that doesn't come is left out, not told of. */
export function decoration(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const Adornment = lazy(() => load().catch(nothing));
  return () => (
    <Suspense fallback={null}>
      <Adornment />
    </Suspense>
  );
}

function nothing(reason: unknown): { readonly default: ComponentType } {
  bridge().log({ event: 'decoration_missing', level: 'info', reason: String(reason) });
  return { default: () => null };
}
