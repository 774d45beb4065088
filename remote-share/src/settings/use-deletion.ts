import { bridge, deleteAccount, notifyFailure } from '@billet/shared-bridge';
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

/** What the messenger's cloud keeps for the app goes with the account: who comes back is asked anew. */
async function forgetKept(): Promise<void> {
  const { storage } = bridge().messenger;
  const kept = await storage.list();
  if (kept.ok) await Promise.all(kept.value.map((key) => storage.remove(key)));
}
