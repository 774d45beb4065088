import { bridge } from '@billet/shared-bridge';

/** Where the messenger keeps, for all devices of a person, which mutuals came out of the blur. */
const KEY = 'met';
/** The newest: ids of 36 characters, with what is between them, fit into the 4,096 that are kept under a name. */
const MOST = 110;

/** Undefined until the messenger has said; null where it couldn't. */
let kept: readonly string[] | null | undefined;
let asking: Promise<void> | undefined;
const metHere = new Set<string>();

/** Whether a note's mutual needs no moment, for it had one, or nobody will ever know. Undefined: not known yet. */
export function wasMet(id: string): boolean | undefined {
  if (metHere.has(id) || kept === null) return true;
  return kept?.includes(id);
}

/** The same, once it is known. */
export async function askWhetherMet(id: string): Promise<boolean> {
  asking ??= ask();
  await asking;
  return wasMet(id) ?? true;
}

/** From now on it has had one. */
export function meet(id: string): void {
  metHere.add(id);
  asking ??= ask();
  void asking.then(keep);
}

async function ask(): Promise<void> {
  kept = await read();
}

async function read(): Promise<readonly string[] | null> {
  const answer = await bridge().messenger.storage.read(KEY);
  if (answer.ok) return answer.value?.split(' ') ?? [];
  // a client that keeps nothing has kept none
  return answer.reason === 'unsupported' ? [] : null;
}

async function keep(): Promise<void> {
  const newest = () => [...metHere].slice(-MOST);
  const isKept = (id: string) => kept?.includes(id) !== false;
  if (newest().every(isKept)) return;
  // another device may have kept some since; the messenger can't be asked to add one, so what is written between these two is lost
  const others = await read();
  // where it can't be read now, nothing is written over what they have kept
  if (!kept || !others || newest().every(isKept)) return;
  kept = [...new Set([...kept, ...others, ...newest()])].slice(-MOST);
  void bridge().messenger.storage.write(KEY, kept.join(' '));
}
