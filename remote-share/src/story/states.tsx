import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { type StoryModel, StoryTutorial } from './story-tutorial.tsx';

function tutorial(firstStep: number, changes: Partial<StoryModel> = {}) {
  return <StoryTutorial model={{ isBusy: false, onPost: nothing, ...changes }} firstStep={firstStep} />;
}

export const storyStates = [
  inSheet('story / first step', tutorial(0), 'inside'),
  inSheet('story / third step', tutorial(2), 'inside'),
  inSheet('story / last step', tutorial(3), 'inside'),
  inSheet('story / being made', tutorial(3, { isBusy: true }), 'inside'),
];
