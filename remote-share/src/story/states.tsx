import { Sheet } from '@billet/shared-bridge';
import type { ReactNode } from 'react';
import { StoryTutorial, type StoryTutorialProps } from './story-tutorial.tsx';

const nothing = (): void => {};

function Tutorial(changes: Partial<StoryTutorialProps>) {
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <StoryTutorial kind="messenger" mode="valentine" isBusy={false} onPost={nothing} onBack={nothing} onClose={nothing} {...changes} />
    </Sheet>
  );
}

export const storyStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'story / first step', render: () => <Tutorial /> },
  { name: 'story / third step, photo app', render: () => <Tutorial kind="photo" mode="anonymous" firstStep={2} /> },
  { name: 'story / last step', render: () => <Tutorial firstStep={3} /> },
  { name: 'story / being made', render: () => <Tutorial firstStep={3} isBusy /> },
];
