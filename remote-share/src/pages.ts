import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers, by name. */
const frontDoor: FrontDoor = {
  pages: {
    Share: () => import(/* webpackChunkName: "Share" */ './share/share-page.tsx'),
  },
  dialogs: {
    safety: () => import(/* webpackChunkName: "safety" */ './safety/safety-dialog.tsx'),
    leaderboard: () => import(/* webpackChunkName: "leaderboard" */ './leaderboard/leaderboard-dialog.tsx'),
    settings: () => import(/* webpackChunkName: "settings" */ './settings/settings-dialog.tsx'),
    tasks: () => import(/* webpackChunkName: "tasks" */ './tasks/tasks-dialog.tsx'),
    shareMenu: () => import(/* webpackChunkName: "shareMenu" */ './share-menu/share-menu-dialog.tsx'),
  },
};

export default frontDoor;
