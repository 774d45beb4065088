import { useText } from '@billet/shared-i18n';
import { AgeView } from '../age/age-view.tsx';
import { useAge } from '../age/use-age.ts';
import { StepSheet, useSteps } from '../sheet/step-sheet.tsx';
import type { StoryKind } from '../story/share-story.ts';
import { StoryTutorial } from '../story/story-tutorial.tsx';
import { ShareMenuView } from './share-menu-view.tsx';
import { useShareMenu } from './use-share-menu.ts';

/** The share menu in its sheet, with the tutorial of a story as its second step. */
export default function ShareMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const age = useAge();
  const steps = useSteps<StoryKind>();
  const { menu, story } = useShareMenu(steps.open, onClose);
  const show = () => {
    if (age.isConfirmed === null) return <ShareMenuView model={menu} isHeld />;
    if (!age.isConfirmed) return <AgeView onConfirm={age.confirm} />;
    return steps.step === null ? <ShareMenuView model={menu} /> : <StoryTutorial model={story(steps.step)} />;
  };
  return (
    <StepSheet label={text('share-menu')} steps={steps} onClose={onClose}>
      {show()}
    </StepSheet>
  );
}
