import { bridge, useCall, usePagedCall, useSession } from '@billet/shared-bridge';
import { seasonOf } from '@billet/shared-domain/rules/season';
import { useLanguage } from '@billet/shared-i18n';
import { useState } from 'react';
import { type ListModel, listOf } from '../list/list-model.ts';
import { GLOBAL, PAGE, type Region, regionOf, regionsOf, rowsOf } from './board.ts';
import type { LeaderboardModel } from './leaderboard-view.tsx';

export interface Leaderboard {
  readonly model: LeaderboardModel;
  /** Regions in which a user can be listed. */
  readonly regions: readonly Region[];
  /** Category of the user; null if not listed. */
  readonly chosen: string | null;
  /** Shows a board and reloads it. */
  readonly show: (categoryCode: string) => void;
}

/** Loads one board at a time, page by page. `onChoose` opens the choice of a category. */
export function useLeaderboard(onChoose: () => void): Leaderboard {
  const { locale } = useLanguage();
  const chosen = useSession(({ userData }) => userData.user?.leaderboardCategory ?? null);
  const [shown, setShown] = useState(chosen ?? GLOBAL);
  const categories = useCall('getLeaderboards', { query: { limit: 1 } });
  const board = usePagedCall(
    'getLeaderboard',
    (offset) => ({ params: { categoryCode: shown }, query: { offset } }),
    ({ entries }) => rowsOf(entries),
    { keyOf: ({ key }) => key, hasMore: ({ entries }) => entries.length === PAGE, on: 'profile' },
  );
  const show = (categoryCode: string) => (categoryCode === shown ? board.refresh() : setShown(categoryCode));
  const { last } = board.data ?? {};
  return {
    regions: regionsOf(categories.data?.categories ?? [], locale),
    chosen,
    show,
    model: {
      entries: combineStates(listOf(board), categories),
      me: last?.me ?? null,
      season: last?.season ?? seasonOf(bridge().clock.now()),
      shown,
      region: chosen === null || chosen === GLOBAL ? null : regionOf(chosen, locale),
      isListed: chosen !== null,
      onShow: show,
      onChoose,
      onContest: () => bridge().shell.openDialog('contest', {}),
    },
  };
}

/** Combines the states of the board and of the categories, because a board without categories would offer an empty choice. */
function combineStates<Row>(
  list: ListModel<Row>,
  categories: Pick<ReturnType<typeof useCall>, 'status' | 'failure' | 'retry'>,
): ListModel<Row> {
  if (categories.status === 'ready') return list;
  const onRetry = () => {
    categories.retry();
    if (list.status === 'failed') list.onRetry();
  };
  return { ...list, status: categories.status, failure: categories.failure, onRetry };
}
