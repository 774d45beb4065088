import { useEffect, useState } from 'react';
import { askAge, sayAge, toldAge } from './told-age.ts';

/** Whether the user has confirmed their age; null while it is read for the first time. */
export function useAge(): { readonly isConfirmed: boolean | null; readonly confirm: () => void } {
  const [isConfirmed, setConfirmed] = useState(toldAge);
  useEffect(() => {
    let isHere = true;
    void askAge().then((is) => isHere && setConfirmed(is));
    return () => {
      isHere = false;
    };
  }, []);
  const confirm = () => {
    setConfirmed(true);
    sayAge();
  };
  return { isConfirmed, confirm };
}
