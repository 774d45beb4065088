import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';

const KEY = 'billet/look';
/** Fallback for forbidden storage: the choice lasts as long as the page. */
let chosen: Look | null = null;

/** The look last chosen on this device; the first look by default. */
export function storedLook(): Look {
  const name = chosen ?? read();
  return LOOKS.find((look) => look === name) ?? LOOKS[0];
}

export function storeLook(look: Look): void {
  chosen = look;
  try {
    window.localStorage.setItem(KEY, look);
  } catch {
    // the choice lasts as long as the page
  }
}

/** For tests: simulates a new page on the same device. */
export function forgetLook(): void {
  chosen = null;
}

function read(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
