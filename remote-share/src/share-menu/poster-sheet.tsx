import { useSession } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useCallback, useRef } from 'react';
import { AgeView } from '../age/age-view.tsx';
import { useAge } from '../age/use-age.ts';
import { PosterView } from '../poster/poster-view.tsx';
import { type PosterSubject, usePosterSheet } from '../poster/use-poster-sheet.ts';
import { StepSheet, type Steps, useSteps } from '../sheet/step-sheet.tsx';
import { StoryTutorial } from '../story/story-tutorial.tsx';

export interface PosterSheetProps {
  readonly subject: PosterSubject;
  readonly onClose: () => void;
}

/** Posters in their sheet. The age is asked first; the second step is the story tutorial. */
export function PosterSheet({ subject, onClose }: PosterSheetProps) {
  const text = useText();
  const code = useSession(({ userData }) => userData.user?.valentineCode);
  const steps = useSteps<'how'>();
  // the sheet stays mounted during its closing animation
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    hasLeft.current = true;
    onClose();
  }, [onClose]);
  return (
    <StepSheet label={text('share-menu')} steps={steps} onClose={leave}>
      <Inside key={`${code} ${subject.mode}`} subject={subject} steps={steps} hasLeft={() => hasLeft.current} onClose={leave} />
    </StepSheet>
  );
}

interface InsideProps extends PosterSheetProps {
  readonly steps: Steps<'how'>;
  readonly hasLeft: () => boolean;
}

function Inside({ subject, steps, hasLeft, onClose }: InsideProps) {
  const age = useAge();
  const isReading = steps.step === 'how';
  const { poster, story } = usePosterSheet(subject, age.isConfirmed !== true || isReading, {
    hasLeft,
    onClose,
    onShowInstructions: () => steps.open('how'),
  });
  if (age.isConfirmed === false) return <AgeView onConfirm={age.confirm} />;
  return isReading ? <StoryTutorial model={story} /> : <PosterView model={poster} isWaiting={age.isConfirmed === null} />;
}
