import { bridge } from './bridge.ts';
import type { Bridge } from './contract.ts';

/** Stored in the messenger's cloud, so that each user is asked once, not once per device. */
const KEY = 'age-confirmed';
/** Bridges whose user has confirmed or whose confirmation was read, even if it could not be stored. */
const confirmed = new WeakSet<Bridge>();

/** Whether the user has confirmed that they are old enough to invite others (SAF-02). False if the cloud storage cannot be read. */
export async function isAgeConfirmed(): Promise<boolean> {
  const current = bridge();
  if (confirmed.has(current)) return true;
  const stored = await current.messenger.storage.read(KEY);
  if (stored.ok && stored.value === 'yes') confirmed.add(current);
  return confirmed.has(current);
}

/** Records the confirmation of the user. */
export function confirmAge(): void {
  const current = bridge();
  confirmed.add(current);
  void current.messenger.storage.write(KEY, 'yes');
}

/** Calls `share` if the user has confirmed their age. Otherwise opens the age dialog, which calls `share` after the confirmation. */
export async function shareAtAge(share: () => void): Promise<void> {
  if (await isAgeConfirmed()) share();
  else bridge().shell.openDialog('age', { onConfirm: share });
}
