import { decoration } from '@billet/shared-bridge';

/** The confetti of a success. */
export const Celebration = decoration(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));
/** Our ghost, which jumps for joy over a success. */
export const Cheer = decoration(() => import(/* webpackChunkName: "celebration" */ './cheer.tsx'));
/** Our ghost in its envelope, where nothing is yet. */
export const Peek = decoration(() => import(/* webpackChunkName: "celebration" */ './peek.tsx'));
/** What drifts behind a hero. Its parent is its frame, positioned and isolated. */
export const Drift = decoration(() => import(/* webpackChunkName: "drift" */ './drift.tsx'));
