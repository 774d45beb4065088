import { bridge, changeProfile, notifyFailure } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { CategoryModel } from './category-view.tsx';

/** Saves the user's category (null: not listed), then calls `onDone` with it. A failure shows a notice and changes nothing. */
export function useCategory(
  { regions, chosen }: Pick<CategoryModel, 'regions' | 'chosen'>,
  onDone: (category: string | null) => void,
): CategoryModel {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const save = async (leaderboardCategory: string | null) => {
    setBusy(true);
    try {
      await changeProfile({ leaderboardCategory });
      bridge().messenger.haptic({ kind: 'notification', type: 'success' });
      onDone(leaderboardCategory);
    } catch (thrown) {
      notifyFailure(text, thrown, 'share-unknown');
    }
    setBusy(false);
  };
  return { regions, chosen, isBusy, onSave: (category) => void save(category) };
}
