import { bridge } from '@billet/shared-bridge';

/** Where the messenger keeps, for all devices of a person, which mutuals came out of the blur. */
const KEY = 'met';
/** The newest, which fit into what is kept. */
const MOST = 140;

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
  const answer = await bridge().messenger.storage.read(KEY);
  // a client that keeps nothing has kept none
  if (answer.ok) kept = answer.value?.split(' ') ?? [];
  else kept = answer.reason === 'unsupported' ? [] : null;
}

function keep(): void {
  const more = [...metHere].filter((id) => kept?.includes(id) === false);
  if (!kept || more.length === 0) return;
  kept = [...kept, ...more].slice(-MOST);
  void bridge().messenger.storage.write(KEY, kept.join(' '));
}
