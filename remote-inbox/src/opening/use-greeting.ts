import { bridge, useSession } from '@billet/shared-bridge';
import { startOfMoscowDay } from '@billet/shared-domain/rules/moscow';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';

/** Where this device keeps the day on which it greeted last. */
const KEY = 'greeted';
/** The days on which this page greeted, by whose account it was: where nothing can be kept, it still greets them once. */
const greeted = new Map<string, string>();

/** For tests: a new page on the same device. */
export const forgetGreetings = (): void => greeted.clear();

export interface Greeting {
  /** One line, while the first note of a day is being opened. */
  readonly words: string | null;
  /** A note is being opened. */
  readonly greet: () => void;
}

/** The first opening of a day, by the calendar that letters are dated by, greets by name, once. */
export function useGreeting(): Greeting {
  const text = useText();
  const name = useSession((session) => session.userData.user?.telegram.firstName ?? '');
  const account = useSession((session) => session.userData.user?.valentineCode ?? '');
  const [isFirst, setFirst] = useState(false);
  // asked for beforehand, so that it greets at once or not at all; undefined as long as nobody knows
  const last = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    void bridge()
      .messenger.storage.read(KEY)
      .then((kept) => {
        // a storage that refuses may have been greeted by already: once too often is worse than not at all. A client without one has no other device
        if (kept.ok) last.current ??= kept.value;
        else if (kept.reason === 'unsupported') last.current ??= null;
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
