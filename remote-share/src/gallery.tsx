import { leaderboardStates } from './leaderboard/states.tsx';
import { safetyStates } from './safety/states.tsx';
import type { NamedState } from './samples/in-sheet.tsx';
import { sentStates } from './sent/states.tsx';
import { settingsStates } from './settings/states.tsx';
import { shareStates } from './share/states.tsx';
import { shareMenuStates } from './share-menu/states.tsx';
import { storyStates } from './story/states.tsx';
import { tasksStates } from './tasks/states.tsx';

/** Every named state of every view, for previews and tests. */
export const states: readonly NamedState[] = [
  ...shareStates,
  ...shareMenuStates,
  ...leaderboardStates,
  ...tasksStates,
  ...storyStates,
  ...safetyStates,
  ...settingsStates,
  ...sentStates,
];
