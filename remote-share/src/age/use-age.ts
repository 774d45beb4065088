import { confirmAge, isAgeConfirmed } from '@billet/shared-bridge';
import { useEffect, useState } from 'react';

/** Whether the person has said that they are old enough; null while that is read. */
export function useAge(): { readonly isConfirmed: boolean | null; readonly confirm: () => void } {
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    void isAgeConfirmed().then((is) => isHere && setConfirmed(is));
    return () => {
      isHere = false;
    };
  }, []);
  const confirm = () => {
    setConfirmed(true);
    confirmAge();
  };
  return { isConfirmed, confirm };
}
