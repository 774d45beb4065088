import {
  bridge,
  changeMode,
  loadMoreInventory,
  refreshInventory,
  setInventoryFilter,
  useNow,
  usePause,
  useSession,
} from '@billet/shared-bridge';
import type { Mode, Valentine } from '@billet/shared-domain/contract';
import { closedCount } from '@billet/shared-domain/rules/march8';
import { useMemo } from 'react';
import { useToasts } from '../sheet/use-toasts.ts';
import { useArrivals } from './arrivals.ts';
import type { InboxList, InboxModel } from './inbox-view.tsx';
import { apiFilterOf, countOfMode, type Filter, filterOf, listStateOf, unreadOf } from './list.ts';
import { useCards } from './use-cards.ts';

const MINUTE = 60_000;

/** Model of the page of received notes. `press` and `hold` handle a tap on a card and a finger that stays on it. */
export function useInbox({ press, hold }: Pick<InboxModel, 'press' | 'hold'>, early: number | null): InboxModel {
  const mode = useSession((session) => session.mode.mode);
  const count = useSession((session) => session.inventory.count);
  const filter = useSession((session) => session.inventory.filter);
  const createdAt = useSession((session) => session.userData.user?.createdAt ?? null);
  const user = useSession((session) => session.userData.user);
  const closed = closedCount(count, user, useNow(MINUTE));
  const { notify, fail } = useToasts();
  const pause = usePause(
    () => notify('inbox-resumed', 'success'),
    (thrown) => fail(thrown, 'inbox-resume-error'),
  );
  return {
    mode,
    pause,
    count: countOfMode(count, mode, createdAt),
    unread: unreadOf(count, closed),
    closed: mode === 'valentine' ? closed : 0,
    filter: filterOf(filter),
    list: useList(mode, early),
    chooseMode,
    chooseFilter,
    press,
    hold,
    loadMore: () => void loadMoreInventory(),
    retry: () => void retry(),
    share: () => bridge().shell.openDialog('shareMenu', {}),
    openContest: () => bridge().shell.openDialog('contest', {}),
  };
}

const none: readonly Valentine[] = [];

/** The inventory in the form that the grid renders. */
function useList(mode: Mode, early: number | null): InboxList {
  const inventory = useSession((session) => session.inventory);
  const list = listStateOf(inventory, mode);
  const notes = list.kind === 'full' ? list.notes : none;
  const cards = useCards(notes, early);
  const ids = useMemo(() => notes.map(({ id }) => id), [notes]);
  const arrivals = useArrivals(`${mode} ${inventory.filter}`, list.kind === 'full' || list.kind === 'empty' ? ids : null);
  return list.kind === 'full' ? { ...list, cards, arrivals } : list;
}

function chooseMode(mode: Mode): void {
  bridge().messenger.haptic({ kind: 'selection' });
  void changeMode(mode);
}

function chooseFilter(filter: Filter): void {
  bridge().messenger.haptic({ kind: 'selection' });
  void setInventoryFilter(apiFilterOf(filter));
}

/** Logs instead of rejecting while the device is not ready; the page stays as it is. */
async function retry(): Promise<void> {
  await refreshInventory().catch((error: unknown) => bridge().log({ event: 'inventory_not_ready', level: 'warn', error: String(error) }));
}
