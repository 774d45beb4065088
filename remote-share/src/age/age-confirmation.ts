import { type Bridge, bridge, confirmAge, isAgeConfirmed } from '@billet/shared-bridge';

const knownAge = new WeakMap<Bridge, boolean>();

/** Last known answer, with which a sheet opens; null before the first answer. */
export const lastKnownAge = (): boolean | null => knownAge.get(bridge()) ?? null;

/** Reads whether the user has confirmed to be old enough to invite others (SAF-02). */
export async function loadAge(): Promise<boolean> {
  const isConfirmed = await isAgeConfirmed();
  knownAge.set(bridge(), isConfirmed);
  return isConfirmed;
}

/** Stores the confirmation. */
export function storeAgeConfirmation(): void {
  knownAge.set(bridge(), true);
  confirmAge();
}
