import { bridge, errorTextId, isApiError, refreshProfile, useSession } from '@billet/shared-bridge';
import type { Leaderboard, LeaderboardCategory } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BoardState, firstPage, GLOBAL, nextPage } from './board.ts';

/** What the sheet shows: one board at a time, a page after the other, and where the person is listed. */
export function useLeaderboard() {
  const chosen = useSession(({ userData }) => userData.user?.leaderboardCategory ?? null);
  const [shown, setShown] = useState(chosen ?? GLOBAL);
  const [state, setState] = useState<BoardState>({ kind: 'loading' });
  const [categories, setCategories] = useState<readonly LeaderboardCategory[]>([]);
  const asked = useRef(0);

  const load = useCallback(async (categoryCode: string) => {
    const asking = ++asked.current;
    setState({ kind: 'loading' });
    try {
      const [board, known] = await Promise.all([readPage(categoryCode, 0), readCategories()]);
      if (asking !== asked.current) return;
      setCategories(known);
      setState(firstPage(board));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      if (asking === asked.current) setState({ kind: 'failed' });
    }
  }, []);
  useEffect(() => void load(shown), [load, shown]);

  const more = async () => {
    if (state.kind !== 'full' || state.more !== 'some') return;
    const asking = ++asked.current;
    setState({ ...state, more: 'loading' });
    const next = await readPage(shown, state.board.entries.length).then(
      (page) => nextPage(state.board, page),
      () => state,
    );
    if (asking === asked.current) setState(next);
  };

  const show = (categoryCode: string) => {
    setShown(categoryCode);
    if (categoryCode === shown) void load(categoryCode);
  };
  return { chosen, shown, state, categories, show, more, retry: () => void load(shown) };
}

const readCategories = () =>
  bridge()
    .api.call('getLeaderboards', { query: { limit: 1 } })
    .then(({ categories }) => categories);

async function readPage(categoryCode: string, offset: number): Promise<Leaderboard> {
  const { api } = bridge();
  return api.call('getLeaderboard', { params: { categoryCode }, query: { offset } });
}

/** Lists the person in a category, or nowhere. Gives whether that was done; a failure is told. */
export function useChoice(): { readonly isBusy: boolean; readonly choose: (category: string | null) => Promise<boolean> } {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const choose = async (leaderboardCategory: string | null) => {
    const { api, messenger, shell } = bridge();
    setBusy(true);
    try {
      await api.call('updateProfile', { body: { leaderboardCategory } });
      await refreshProfile();
      messenger.haptic({ kind: 'notification', type: 'success' });
      return true;
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      shell.notify({ message: text(errorTextId(thrown.failure)), type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, choose };
}
