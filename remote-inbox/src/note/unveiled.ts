import { bridge } from '@billet/shared-bridge';

/** Storage key for the IDs of unveiled mutual notes. The messenger synchronizes it across a user's devices. */
const KEY = 'met';
/** Number of newest IDs kept: 36 characters each plus separators fit into the 4,096 characters per key. */
const MAX_IDS = 110;

/** Undefined until the messenger has answered; null when reading failed. */
let kept: readonly string[] | null | undefined;
let asking: Promise<void> | undefined;
const metHere = new Set<string>();

/**
 * Whether a note's mutual sender needs no unveiling: it was shown before, or the storage cannot be read. Undefined while unknown.
 */
export function wasUnveiled(id: string): boolean | undefined {
  if (metHere.has(id) || kept === null) return true;
  return kept?.includes(id);
}

/** Resolves to `wasUnveiled(id)` once the storage has answered. */
export async function loadWasUnveiled(id: string): Promise<boolean> {
  asking ??= ask();
  await asking;
  return wasUnveiled(id) ?? true;
}

/** Records that a note's mutual sender was unveiled. */
export function recordUnveiled(id: string): void {
  metHere.add(id);
  asking ??= ask();
  void asking.then(store);
}

async function ask(): Promise<void> {
  kept = await read();
}

async function read(): Promise<readonly string[] | null> {
  const answer = await bridge().messenger.storage.read(KEY);
  if (answer.ok) return answer.value?.split(' ') ?? [];
  // a client without storage has no stored IDs
  return answer.reason === 'unsupported' ? [] : null;
}

async function store(): Promise<void> {
  const newest = () => [...metHere].slice(-MAX_IDS);
  const isKept = (id: string) => kept?.includes(id) !== false;
  if (newest().every(isKept)) return;
  // another device may have stored IDs since. The storage has no append operation, so a write between this read and the next write is lost
  const others = await read();
  // do not overwrite stored IDs when they cannot be read
  if (!kept || !others || newest().every(isKept)) return;
  kept = [...new Set([...kept, ...others, ...newest()])].slice(-MAX_IDS);
  void bridge().messenger.storage.write(KEY, kept.join(' '));
}
