import { bridge } from './bridge.ts';
import type { Bridge } from './contract.ts';

/** Kept in the messenger's cloud, so that it is asked once a person and not once a device. */
const KEY = 'age-confirmed';
/** Where it was said or read already, whatever became of the keeping. */
const known = new WeakSet<Bridge>();

/** Whether the person has said that they are old enough to invite others (SAF-02). What the cloud can't tell was not said. */
export async function isAgeConfirmed(): Promise<boolean> {
  const here = bridge();
  if (known.has(here)) return true;
  const kept = await here.messenger.storage.read(KEY);
  if (kept.ok && kept.value === 'yes') known.add(here);
  return known.has(here);
}

/** The person says that they are. */
export function confirmAge(): void {
  const here = bridge();
  known.add(here);
  void here.messenger.storage.write(KEY, 'yes');
}

/** Shares something of the person's: at once where they are known to be old enough, else when they have said so on the sheet that asks. */
export async function shareAtAge(share: () => void): Promise<void> {
  if (await isAgeConfirmed()) share();
  else bridge().shell.openDialog('age', { onConfirm: share });
}
