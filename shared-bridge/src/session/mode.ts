import type { Mode } from '@billet/shared-domain/contract';
import { isApiError } from '../api/failure.ts';
import type { SessionDeps } from './deps.ts';
import { withInventory } from './lazy-inventory.ts';
import { changeProfile } from './profile.ts';
import { patch } from './store.ts';

/** The key in the messenger's cloud storage. */
export const MODE_KEY = 'app-mode';
const DEFAULT_MODE: Mode = 'anonymous';
const isMode = (text: string | null): text is Mode => text === 'anonymous' || text === 'valentine';

/**
 * Loads the mode of this launch. The messenger's storage has precedence (its cloud, then the copy on this device, see
 * `messenger/storage.ts`). Without a stored mode the mode of the server applies, so that a failing storage changes no mode. Without a user
 * the mode is anonymous. A choice of the user during loading wins. An inbox that was loaded before is reloaded.
 */
export async function loadMode(deps: SessionDeps): Promise<void> {
  const { store, storage, log } = deps;
  const stored = await storage.read(MODE_KEY);
  if (!stored.ok) log({ event: 'mode_read_failed', level: 'warn', reason: stored.reason });
  const mode = stored.ok && isMode(stored.value) ? stored.value : await serverMode(deps);
  if (!store.getState().mode.modeLoading) return;
  const isOther = mode !== store.getState().mode.mode;
  patch(store, 'mode', { mode, modeLoading: false });
  if (isOther && isListLoaded(deps)) await reload(deps);
}

/** The mode in the profile. Waits for the profile, because no page is shown before. */
function serverMode({ store }: SessionDeps): Promise<Mode> {
  if (!store.getState().appState.isReady) return Promise.resolve(DEFAULT_MODE);
  return new Promise((resolve) => {
    let stop = () => {};
    const check = () => {
      const { user } = store.getState().userData;
      if (!user) return;
      stop();
      resolve(user.mode);
    };
    stop = store.subscribe(check);
    check();
  });
}

const reload = (deps: SessionDeps) => withInventory(deps, ({ reloadInventory }) => reloadInventory(deps));

const isListLoaded = ({ store }: SessionDeps) => {
  const { itemsMode, loading } = store.getState().inventory;
  return itemsMode !== null || loading;
};

async function storeMode({ storage, log }: SessionDeps, mode: Mode): Promise<void> {
  const stored = await storage.write(MODE_KEY, mode);
  if (!stored.ok) log({ event: 'mode_write_failed', level: 'warn', reason: stored.reason });
}

/** A mode that was changed again before its turn is not sent. */
async function sendMode(deps: SessionDeps, mode: Mode): Promise<void> {
  const { store, log } = deps;
  if (!store.getState().appState.isReady) return;
  try {
    await changeProfile(deps, { mode }, () => store.getState().mode.mode === mode);
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    log({ event: 'mode_sync_failed', level: 'warn', ...thrown.failure });
  }
}

/** Changes the mode on this device and in the cloud storage, and reloads a loaded inbox. */
export async function applyMode(deps: SessionDeps, mode: Mode): Promise<void> {
  const wasLoaded = isListLoaded(deps);
  patch(deps.store, 'mode', { mode, modeLoading: false });
  await Promise.all([storeMode(deps, mode), wasLoaded ? reload(deps) : null]);
}

/**
 * Changes the mode on this device at once, then in the cloud storage and on the server. A failure there is logged, and the choice stays:
 * the next change sends it again.
 */
export async function changeMode(deps: SessionDeps, mode: Mode): Promise<void> {
  const { mode: before } = deps.store.getState();
  if (before.mode === mode && !before.modeLoading) return;
  await Promise.all([applyMode(deps, mode), sendMode(deps, mode)]);
}
