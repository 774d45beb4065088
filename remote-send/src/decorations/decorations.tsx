import { decoration } from '@billet/shared-bridge';

/** The confetti of a success. */
export const Celebration = decoration(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));
/** Our ghost, which jumps for joy over a success. */
export const Cheer = decoration(() => import(/* webpackChunkName: "celebration" */ './cheer.tsx'));
/** What drifts behind a hero. Its parent is its frame, positioned and isolated. */
export const Drift = decoration(() => import(/* webpackChunkName: "drift" */ './drift.tsx'));
/** Moves the gifts that are in sight, on the page and in its sheets. */
export const Life = decoration(() => import(/* webpackChunkName: "life" */ './life.tsx'));
