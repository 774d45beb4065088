import { useText } from '@billet/shared-i18n';
import { StepSheet, useSteps } from '../sheet/step-sheet.tsx';
import { GLOBAL } from './board.ts';
import { CategoryView } from './category-view.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';
import { useCategory } from './use-category.ts';
import { useLeaderboard } from './use-leaderboard.ts';

/** The leaderboard in its sheet, with the choice of where to be listed as its second step. */
export default function LeaderboardDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const steps = useSteps<'category'>();
  const { model, regions, chosen, show } = useLeaderboard(() => steps.open('category'));
  const category = useCategory({ regions, chosen }, (category) => {
    steps.back();
    show(category ?? GLOBAL);
  });
  return (
    <StepSheet label={text('share-leaderboard')} steps={steps} onClose={onClose}>
      {steps.step === null ? <LeaderboardView model={model} /> : <CategoryView model={category} />}
    </StepSheet>
  );
}
