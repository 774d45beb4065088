import { onlyOne } from './only-one.ts';

/** The early script of the page reads it too. */
const KEY = 'billet-language';

type Listener = (code: string | null) => void;
const listeners = onlyOne('language-choice', () => new Set<Listener>());

/** The language that the person chose for this device's interface; null: the messenger's. */
export function chosenLanguage(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a choice on this device and shows the app in it; null gives the choice back to the messenger. */
export function chooseLanguage(code: string | null): void {
  try {
    if (code === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, code);
  } catch {
    // without a storage the choice holds until the app is closed
  }
  for (const tell of listeners) tell(code);
}

export function onLanguageChoice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
