import { leaderboardStates } from './leaderboard/states.tsx';
import { posterStates } from './poster/states.tsx';
import { safetyStates } from './safety/states.tsx';
import type { NamedState } from './samples/in-sheet.tsx';
import { sentStates } from './sent/states.tsx';
import { settingsStates } from './settings/states.tsx';
import { shareStates } from './share/states.tsx';
import { storyStates } from './story/states.tsx';
import { tasksStates } from './tasks/states.tsx';

/** All named states of all views, for previews and tests. */
export const states: readonly NamedState[] = [
  ...shareStates,
  ...posterStates,
  ...leaderboardStates,
  ...tasksStates,
  ...storyStates,
  ...safetyStates,
  ...settingsStates,
  ...sentStates,
];
