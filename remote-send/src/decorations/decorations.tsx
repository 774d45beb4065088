import { decoration } from '@billet/shared-bridge';

/** Confetti for a success. */
export const Celebration = decoration(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));
/** Ghost mascot jumping for joy at a success. */
export const Cheer = decoration(() => import(/* webpackChunkName: "celebration" */ './cheer.tsx'));
/** Ghost mascot in its envelope, for empty states. */
export const Peek = decoration(() => import(/* webpackChunkName: "celebration" */ './peek.tsx'));
/** Particles behind a hero. The parent must be positioned and isolated. */
export const Drift = decoration(() => import(/* webpackChunkName: "drift" */ './drift.tsx'));
