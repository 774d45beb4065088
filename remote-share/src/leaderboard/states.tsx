import { Sheet } from '@billet/shared-bridge';
import type { Leaderboard } from '@billet/shared-domain/contract';
import { useLanguage } from '@billet/shared-i18n';
import type { ReactNode } from 'react';
import { type BoardState, GLOBAL, regionOf, regionsOf } from './board.ts';
import { CategoryView } from './category-view.tsx';
import { LeaderboardView } from './leaderboard-view.tsx';

const nothing = (): void => {};
const names = ['Dana', 'Boris', 'Александра-Виктория', 'Wolfeschlegelsteinhausenbergerdorff', 'Mia', 'ليلى', 'Tom', 'Ida', 'Alice', 'Zoë'];
const codes = ['RU', 'KZ', 'BY', 'DE', 'AE', 'BR', 'VN'].map((categoryCode) => ({ categoryCode, category: 'regional' as const }));

const board = (isListed: boolean, count = names.length): Leaderboard => ({
  categoryCode: GLOBAL,
  season: 2026,
  entries: names.slice(0, count).map((firstName, index) => ({ rank: index + 1, firstName, photoUrl: null, score: 1204 - index * 131 })),
  me: { rank: isListed ? 9 : 1204, firstName: 'Alice', photoUrl: null, score: isListed ? 156 : 3, isListed },
});

function Board({ state, region = false, isListed = false }: { state: BoardState; region?: boolean; isListed?: boolean }) {
  const { locale } = useLanguage();
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <LeaderboardView
        state={state}
        shown={region ? 'RU' : GLOBAL}
        region={region ? regionOf('RU', locale) : null}
        isListed={isListed}
        season={2026}
        onShow={nothing}
        onChoose={nothing}
        onContest={nothing}
        onMore={nothing}
        onRetry={nothing}
        onClose={nothing}
      />
    </Sheet>
  );
}

function Choice({ isBusy = false }: { isBusy?: boolean }) {
  const { locale } = useLanguage();
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <CategoryView regions={regionsOf(codes, locale)} chosen="RU" isBusy={isBusy} onSave={nothing} onBack={nothing} onClose={nothing} />
    </Sheet>
  );
}

export const leaderboardStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'leaderboard / loading', render: () => <Board state={{ kind: 'loading' }} /> },
  { name: 'leaderboard / failed', render: () => <Board state={{ kind: 'failed' }} /> },
  { name: 'leaderboard / empty', render: () => <Board state={{ kind: 'full', board: board(false, 0), more: 'none' }} /> },
  { name: 'leaderboard / not listed', render: () => <Board state={{ kind: 'full', board: board(false), more: 'some' }} /> },
  { name: 'leaderboard / listed', render: () => <Board region isListed state={{ kind: 'full', board: board(true), more: 'none' }} /> },
  { name: 'leaderboard / choice', render: () => <Choice /> },
  { name: 'leaderboard / choice, saving', render: () => <Choice isBusy /> },
];
