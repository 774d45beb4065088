import type { Mode } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './late-inventory.ts';
import { changeProfile } from './profile.ts';
import { patch } from './store.ts';

/** The key in the messenger's cloud storage. */
export const MODE_KEY = 'app-mode';
const DEFAULT_MODE: Mode = 'anonymous';
const isMode = (text: string | null): text is Mode => text === 'anonymous' || text === 'valentine';

/**
 * Finds the mode of this start. The messenger's storage comes first (its cloud, then this device's copy, see `messenger/storage.ts`). Without
 * a stored mode the server's copy counts, so that a storage that fails changes no mode; without a person it is anonymous. A choice made
 * meanwhile wins. An inbox that was asked for before the mode was known follows it.
 */
export async function loadMode(deps: SessionDeps): Promise<void> {
  const { store, storage, log } = deps;
  const stored = await storage.read(MODE_KEY);
  if (!stored.ok) log({ event: 'mode_unread', level: 'warn', reason: stored.reason });
  const mode = stored.ok && isMode(stored.value) ? stored.value : await serverMode(deps);
  if (!store.getState().mode.modeLoading) return;
  const isOther = mode !== store.getState().mode.mode;
  patch(store, 'mode', { mode, modeLoading: false });
  if (isOther && hasInbox(deps)) await reload(deps);
}

/** The mode in the profile, once that is here: no page is shown before. */
function serverMode({ store }: SessionDeps): Promise<Mode> {
  if (!store.getState().appState.isReady) return Promise.resolve(DEFAULT_MODE);
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      const { user } = store.getState().userData;
      if (!user) return;
      stop();
      resolve(user.mode);
    };
    stop = store.subscribe(look);
    look();
  });
}

const reload = (deps: SessionDeps) => withInventory(deps, ({ reloadInventory }) => reloadInventory(deps));

const hasInbox = ({ store }: SessionDeps) => {
  const { itemsMode, loading } = store.getState().inventory;
  return itemsMode !== null || loading;
};

async function keepMode({ storage, log }: SessionDeps, mode: Mode): Promise<void> {
  const kept = await storage.write(MODE_KEY, mode);
  if (!kept.ok) log({ event: 'mode_unkept', level: 'warn', reason: kept.reason });
}

/** A choice that was changed again before its turn came needs no telling. */
async function tellServer(deps: SessionDeps, mode: Mode): Promise<void> {
  const { store, log } = deps;
  if (!store.getState().appState.isReady) return;
  try {
    await changeProfile(deps, { mode }, () => store.getState().mode.mode === mode);
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    log({ event: 'mode_untold', level: 'warn', ...thrown.failure });
  }
}

/** Changes the mode here and in the cloud storage; an inbox that was loaded follows. */
export async function followMode(deps: SessionDeps, mode: Mode): Promise<void> {
  const isVisited = hasInbox(deps);
  patch(deps.store, 'mode', { mode, modeLoading: false });
  await Promise.all([keepMode(deps, mode), isVisited ? reload(deps) : null]);
}

/**
 * Changes the mode at once here, then in the cloud storage and on the server. What fails there is logged and the
 * choice stays: the next change tells again.
 */
export async function changeMode(deps: SessionDeps, mode: Mode): Promise<void> {
  const { mode: before } = deps.store.getState();
  if (before.mode === mode && !before.modeLoading) return;
  await Promise.all([followMode(deps, mode), tellServer(deps, mode)]);
}
