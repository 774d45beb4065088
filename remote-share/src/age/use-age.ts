import { useEffect, useState } from 'react';
import { lastKnownAge, loadAge, storeAgeConfirmation } from './age-confirmation.ts';

/** Whether the user has confirmed their age; null while it is read for the first time. */
export function useAge(): { readonly isConfirmed: boolean | null; readonly confirm: () => void } {
  const [isConfirmed, setConfirmed] = useState(lastKnownAge);
  useEffect(() => {
    let isMounted = true;
    void loadAge().then((is) => isMounted && setConfirmed(is));
    return () => {
      isMounted = false;
    };
  }, []);
  const confirm = () => {
    setConfirmed(true);
    storeAgeConfirmation();
  };
  return { isConfirmed, confirm };
}
