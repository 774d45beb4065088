import { decoration } from '@billet/shared-bridge';

/** The confetti of a success. */
export const Celebration = decoration(() => import(/* webpackChunkName: "celebration" */ './celebration.tsx'));
/** What drifts behind a hero. Its parent is its frame, positioned and isolated. */
export const Drift = decoration(() => import(/* webpackChunkName: "drift" */ './drift.tsx'));
