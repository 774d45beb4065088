import { type Bridge, bridge, confirmAge, isAgeConfirmed } from '@billet/shared-bridge';

const told = new WeakMap<Bridge, boolean>();

/** What was told last: a sheet that opens begins with it. Null before. */
export const toldAge = (): boolean | null => told.get(bridge()) ?? null;

/** Whether the person has said that they are old enough to invite others (SAF-02). */
export async function askAge(): Promise<boolean> {
  const isConfirmed = await isAgeConfirmed();
  told.set(bridge(), isConfirmed);
  return isConfirmed;
}

/** The person says that they are. */
export function sayAge(): void {
  told.set(bridge(), true);
  confirmAge();
}
