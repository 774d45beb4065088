import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers, by name. */
const frontDoor: FrontDoor = {
  pages: {
    Share: () => import(/* webpackChunkName: "Share" */ './share/SharePage.tsx'),
  },
  dialogs: {
    safety: () => import(/* webpackChunkName: "safety" */ './safety/SafetyDialog.tsx'),
    leaderboard: () => import(/* webpackChunkName: "leaderboard" */ './leaderboard/LeaderboardDialog.tsx'),
    settings: () => import(/* webpackChunkName: "settings" */ './settings/SettingsDialog.tsx'),
    tasks: () => import(/* webpackChunkName: "tasks" */ './tasks/TasksDialog.tsx'),
    shareMenu: () => import(/* webpackChunkName: "shareMenu" */ './share-menu/ShareMenuDialog.tsx'),
  },
};

export default frontDoor;
