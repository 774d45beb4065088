import { bridge } from '@billet/shared-bridge';

/** Storage key for the IDs of unveiled mutual notes. The messenger synchronizes it across a user's devices. */
const KEY = 'met';
/** Number of newest IDs kept: 36 characters each plus separators fit into the 4,096 characters per key. */
const MAX_IDS = 110;

/** Undefined until the messenger has answered; null when reading failed. */
let stored: readonly string[] | null | undefined;
let loading: Promise<void> | undefined;
const unveiledHere = new Set<string>();

/**
 * Whether a note's mutual sender needs no unveiling: it was shown before, or the storage cannot be read. Undefined while unknown.
 */
export function wasUnveiled(id: string): boolean | undefined {
  if (unveiledHere.has(id) || stored === null) return true;
  return stored?.includes(id);
}

/** Resolves to `wasUnveiled(id)` once the storage has answered. */
export async function loadWasUnveiled(id: string): Promise<boolean> {
  loading ??= load();
  await loading;
  return wasUnveiled(id) ?? true;
}

/** Records that a note's mutual sender was unveiled. */
export function recordUnveiled(id: string): void {
  unveiledHere.add(id);
  loading ??= load();
  void loading.then(store);
}

async function load(): Promise<void> {
  stored = await read();
}

async function read(): Promise<readonly string[] | null> {
  const answer = await bridge().messenger.storage.read(KEY);
  if (answer.ok) return answer.value?.split(' ') ?? [];
  // a client without storage has no stored IDs
  return answer.reason === 'unsupported' ? [] : null;
}

async function store(): Promise<void> {
  const newest = () => [...unveiledHere].slice(-MAX_IDS);
  const isStored = (id: string) => stored?.includes(id) !== false;
  if (newest().every(isStored)) return;
  // another device may have stored IDs since. The storage has no append operation, so a write between this read and the next write is lost
  const others = await read();
  // do not overwrite stored IDs when they cannot be read
  if (!stored || !others || newest().every(isStored)) return;
  stored = [...new Set([...stored, ...others, ...newest()])].slice(-MAX_IDS);
  void bridge().messenger.storage.write(KEY, stored.join(' '));
}
