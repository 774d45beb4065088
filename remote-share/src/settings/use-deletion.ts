import { bridge, notifyFailure } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { DeletionModel } from './delete-view.tsx';

/** Deleting the account; `onDone` is told when it is gone. */
export function useDeletion(onDone: () => void): DeletionModel {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await bridge().api.call('deleteAccount', {});
      onDone();
    } catch (thrown) {
      notifyFailure(text, thrown);
    }
    setBusy(false);
  };
  return { isBusy, onDelete: () => void remove() };
}
