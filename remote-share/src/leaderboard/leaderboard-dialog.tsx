import { useText } from '@billet/shared-i18n';
import { StepSheet, useSteps } from '../sheet/step-sheet.tsx';
import { GLOBAL } from './board.ts';
import { CategoryView } from './category-view.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';
import { useCategory } from './use-category.ts';
import { useLeaderboard } from './use-leaderboard.ts';

/** Leaderboard sheet. Its second step chooses where to be listed. */
export default function LeaderboardDialog({ from, onClose }: { readonly from?: 'settings'; readonly onClose: () => void }) {
  const text = useText();
  const steps = useSteps<'category'>();
  const { model, regions, chosen, show } = useLeaderboard(() => steps.open('category'));
  const category = useCategory({ regions, chosen }, (category) => {
    steps.back();
    show(category ?? GLOBAL);
  });
  return (
    <StepSheet label={text('share-leaderboard')} steps={steps} from={from} onClose={onClose}>
      {steps.step === null ? <LeaderboardView model={model} /> : <CategoryView model={category} />}
    </StepSheet>
  );
}
