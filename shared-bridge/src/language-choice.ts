import { pageSingleton } from './page-singleton.ts';

/** The inline script of the page reads this key too. */
const KEY = 'billet-language';

type Listener = (code: string | null) => void;
const listeners = pageSingleton('language-choice', () => new Set<Listener>());

/** The interface language that the user chose on this device; null follows the messenger. */
export function chosenLanguage(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the language on this device and switches the app to it. Null follows the messenger again. */
export function chooseLanguage(code: string | null): void {
  try {
    if (code === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, code);
  } catch {
    // without a storage the choice lasts until the app closes
  }
  for (const listener of listeners) listener(code);
}

export function onLanguageChoice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
