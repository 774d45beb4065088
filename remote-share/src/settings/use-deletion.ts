import { bridge, deleteAccount, notifyFailure } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { DeletionModel } from './delete-view.tsx';

/** Deletes the account; calls `onDone` afterwards. */
export function useDeletion(onDone: () => void): DeletionModel {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteAccount();
      void forgetKept();
      onDone();
    } catch (thrown) {
      notifyFailure(text, thrown, 'share-delete-unknown');
    }
    setBusy(false);
  };
  return { isBusy, onDelete: () => void remove() };
}

/** Clears the messenger's cloud storage of the app, so that a returning user starts fresh. */
async function forgetKept(): Promise<void> {
  const { storage } = bridge().messenger;
  const kept = await storage.list();
  if (kept.ok) await Promise.all(kept.value.map((key) => storage.remove(key)));
}
