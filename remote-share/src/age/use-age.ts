import { bridge } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';

/** Kept in the messenger's cloud, so that it is asked once a person and not once a device. */
const KEY = 'age-confirmed';

/** Whether the person has said that they are old enough; null while that is read. */
export function useAge(): { readonly isConfirmed: boolean | null; readonly confirm: () => void } {
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    void bridge()
      .messenger.storage.read(KEY)
      .then((kept) => isHere && setConfirmed(kept.ok && kept.value === 'yes'));
    return () => {
      isHere = false;
    };
  }, []);
  const confirm = () => {
    setConfirmed(true);
    void bridge().messenger.storage.write(KEY, 'yes');
  };
  return { isConfirmed, confirm };
}
