import type { ExposedBy } from '@billet/shared-bridge';
import type { manifest } from './manifest.ts';

/** Modules that the manifest names. */
const exposed: ExposedBy<typeof manifest> = {
  pages: {
    Share: () => import(/* webpackChunkName: "Share" */ './share/share-page.tsx'),
  },
  dialogs: {
    safety: () => import(/* webpackChunkName: "safety" */ './safety/safety-dialog.tsx'),
    leaderboard: () => import(/* webpackChunkName: "leaderboard" */ './leaderboard/leaderboard-dialog.tsx'),
    settings: () => import(/* webpackChunkName: "settings" */ './settings/settings-dialog.tsx'),
    tasks: () => import(/* webpackChunkName: "tasks" */ './tasks/tasks-dialog.tsx'),
    shareMenu: () => import(/* webpackChunkName: "shareMenu" */ './share-menu/share-menu-dialog.tsx'),
    shareAnswer: () => import(/* webpackChunkName: "shareAnswer" */ './share-menu/share-answer-dialog.tsx'),
    age: () => import(/* webpackChunkName: "age" */ './age/age-dialog.tsx'),
  },
};

export default exposed;
