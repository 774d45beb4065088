import { bridge, useSession } from '@billet/shared-bridge';
import { startOfMoscowDay } from '@billet/shared-domain/rules/moscow';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';

/** Storage key for the day of the last greeting. */
const KEY = 'greeted';
/** Day of the last greeting per account in this page. Greets once a day even without working storage. */
const greeted = new Map<string, string>();

/** For tests: simulates a new page on the same device. */
export const forgetGreetings = (): void => greeted.clear();

export interface Greeting {
  /** Greeting shown while the first note of a day is opened. */
  readonly words: string | null;
  /** Called when a note is opened. */
  readonly greet: () => void;
}

/** Greets by name at the first opening of a Moscow day. */
export function useGreeting(): Greeting {
  const text = useText();
  const name = useSession((session) => session.userData.user?.telegram.firstName ?? '');
  const account = useSession((session) => session.userData.user?.valentineCode ?? '');
  const [isFirst, setFirst] = useState(false);
  // read in advance so that the greeting appears at once or not at all; undefined while unknown
  const last = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    void bridge()
      .messenger.storage.read(KEY)
      .then((stored) => {
        // after a failed read the day may already have been greeted, and a second greeting is worse than none. A client without storage has no other device
        if (stored.ok) last.current ??= stored.value;
        else if (stored.reason === 'unsupported') last.current ??= null;
      });
  }, []);
  const greet = () => {
    const { clock, messenger } = bridge();
    const today = startOfMoscowDay(clock.now()).toISOString();
    setFirst(last.current !== undefined && last.current !== today && greeted.get(account) !== today);
    last.current = today;
    greeted.set(account, today);
    void messenger.storage.write(KEY, today);
  };
  return { words: isFirst && name ? text('inbox-unwrap-first', { name }) : null, greet };
}
