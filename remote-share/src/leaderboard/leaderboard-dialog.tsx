import { bridge, Sheet, useLayer } from '@billet/shared-bridge';
import { seasonOf } from '@billet/shared-domain/rules/season';
import { useLanguage, useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { GLOBAL, regionOf, regionsOf } from './board.ts';
import { CategoryView } from './category-view.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';
import { useChoice, useLeaderboard } from './use-leaderboard.ts';

/** The leaderboard in its sheet, with the choice of where to be listed as its second step. */
export default function LeaderboardDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { locale } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { chosen, shown, state, categories, show, more, retry } = useLeaderboard();
  const { isBusy, choose } = useChoice();
  useLayer(isChoosing, () => setChoosing(false));

  const save = async (category: string | null) => {
    if (!(await choose(category))) return;
    setChoosing(false);
    show(category ?? GLOBAL);
  };

  return (
    <Sheet isOpen onClose={onClose} label={text('share-leaderboard')}>
      {isChoosing ? (
        <CategoryView
          regions={regionsOf(categories, locale)}
          chosen={chosen}
          isBusy={isBusy}
          onSave={(category) => void save(category)}
          onBack={() => setChoosing(false)}
          onClose={onClose}
        />
      ) : (
        <LeaderboardView
          state={state}
          shown={shown}
          region={chosen === null || chosen === GLOBAL ? null : regionOf(chosen, locale)}
          isListed={chosen !== null}
          season={state.kind === 'full' ? state.board.season : seasonOf(bridge().clock.now())}
          onShow={show}
          onChoose={() => setChoosing(true)}
          onContest={() => bridge().shell.openDialog('contest', {})}
          onMore={() => void more()}
          onRetry={retry}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
