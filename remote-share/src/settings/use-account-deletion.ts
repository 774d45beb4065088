import { bridge, deleteAccount, notifyFailure } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import type { AccountDeletionModel } from './delete-view.tsx';

/** Deletes the account; calls `onDone` afterwards. */
export function useAccountDeletion(onDone: () => void): AccountDeletionModel {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteAccount();
      void clearCloudStorage();
      onDone();
    } catch (thrown) {
      notifyFailure(text, thrown, 'share-delete-unknown');
    }
    setBusy(false);
  };
  return { isBusy, onDelete: () => void remove() };
}

/** Clears the app's cloud storage in the messenger, so that a returning user starts without earlier data. */
async function clearCloudStorage(): Promise<void> {
  const { storage } = bridge().messenger;
  const keys = await storage.list();
  if (keys.ok) await Promise.all(keys.value.map((key) => storage.remove(key)));
}
