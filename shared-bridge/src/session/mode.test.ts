import type { Mode } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { count, sessionWith, user } from '../../test/session-fixtures.ts';
import { apiError } from '../api/failure.ts';
import { failure } from '../messenger/outcome.ts';
import { refreshInventory } from './inventory.ts';
import { changeMode, loadMode } from './mode.ts';

const answers = { updateProfile: () => ({ user }) };

test('[SHR-01] the mode is read from the cloud storage under app-mode', async () => {
  const { deps, store, cloudStorage } = sessionWith();
  cloudStorage.set('app-mode', 'valentine');
  expect(store.getState().mode).toEqual({ mode: 'anonymous', modeLoading: true });
  await loadMode(deps);
  expect(store.getState().mode).toEqual({ mode: 'valentine', modeLoading: false });
});

describe('[SHR-01][ENV-02] the mode of the server as a fallback', () => {
  const silent = async () => failure('timeout');
  const broken = { read: silent, write: silent, list: silent, remove: silent };
  const withProfile = ({ store }: ReturnType<typeof sessionWith>, mode: Mode) =>
    store.setState(({ userData }) => ({ userData: { ...userData, user: { ...user, mode } } }));

  test.each([
    ['nothing', null],
    ['something else', 'party'],
  ])('the mode of the server applies with %s stored', async (_, value) => {
    for (const mode of ['anonymous', 'valentine'] as const) {
      const session = sessionWith();
      withProfile(session, mode);
      if (value) session.cloudStorage.set('app-mode', value);
      await loadMode(session.deps);
      expect(session.store.getState().mode).toEqual({ mode, modeLoading: false });
    }
  });

  test('the mode of the server applies with a failing storage, which is logged', async () => {
    const session = sessionWith({ messenger: { storage: broken } });
    withProfile(session, 'valentine');
    await loadMode(session.deps);
    expect(session.store.getState().mode).toEqual({ mode: 'valentine', modeLoading: false });
    expect(session.logged.map(({ event }) => event)).toEqual(['mode_read_failed']);
  });

  test('the mode is loading until the profile arrives', async () => {
    const session = sessionWith();
    const loading = loadMode(session.deps);
    await Promise.resolve();
    expect(session.store.getState().mode.modeLoading).toBe(true);
    withProfile(session, 'valentine');
    await loading;
    expect(session.store.getState().mode).toEqual({ mode: 'valentine', modeLoading: false });
  });

  test('a mode that the user chooses during loading wins over the server', async () => {
    const session = sessionWith({ answers });
    const loading = loadMode(session.deps);
    await Promise.resolve();
    await changeMode(session.deps, 'valentine');
    withProfile(session, 'anonymous');
    await loading;
    expect(session.store.getState().mode.mode).toBe('valentine');
  });

  test('the mode is anonymous without authentication', async () => {
    const { deps, store } = sessionWith({}, { isAuth: false });
    await loadMode(deps);
    expect(store.getState().mode).toEqual({ mode: 'anonymous', modeLoading: false });
  });
});

test('[SHR-01] a change of the mode applies at once, is stored in the cloud and sent to the server', async () => {
  const { deps, store, cloudStorage, callsOf } = sessionWith({ answers });
  const changing = changeMode(deps, 'valentine');
  expect(store.getState().mode).toEqual({ mode: 'valentine', modeLoading: false });
  await changing;
  expect(cloudStorage.get('app-mode')).toBe('valentine');
  expect(callsOf('updateProfile').map(({ input }) => input)).toEqual([{ body: { mode: 'valentine' } }]);
});

test('[SHR-01] a choice during loading wins over the stored mode', async () => {
  const { deps, store, cloudStorage } = sessionWith({ answers });
  cloudStorage.set('app-mode', 'anonymous');
  const loading = loadMode(deps);
  const changing = changeMode(deps, 'valentine');
  await Promise.all([loading, changing]);
  expect(store.getState().mode.mode).toBe('valentine');
});

test('[SHR-01] a change that does not reach the server stays and is logged', async () => {
  const { deps, store, cloudStorage, logged } = sessionWith({
    answers: {
      updateProfile: () => {
        throw apiError({ kind: 'network' });
      },
    },
  });
  await changeMode(deps, 'valentine');
  expect(store.getState().mode.mode).toBe('valentine');
  expect(cloudStorage.get('app-mode')).toBe('valentine');
  expect(logged.map(({ event }) => event)).toEqual(['mode_sync_failed']);
});

test('[SHR-01] after quick changes the server has the last mode', async () => {
  const received: string[] = [];
  const { deps } = sessionWith({
    answers: {
      updateProfile: async ({ body }) => {
        await Promise.resolve();
        received.push(body.mode ?? 'nothing');
        return { user };
      },
    },
  });
  await Promise.all([changeMode(deps, 'valentine'), changeMode(deps, 'anonymous'), changeMode(deps, 'valentine')]);
  expect(received.at(-1)).toBe('valentine');
});

test('[INB-01][SHR-01] an inbox that was loaded before the stored mode is reloaded for it', async () => {
  const { deps, store, cloudStorage, callsOf } = sessionWith({
    answers: {
      getInventoryCount: () => count,
      getValentines: () => ({ valentines: [], pagination: { total: 0, skip: 0, limit: 20 } }),
    },
  });
  store.setState(({ appState }) => ({ appState: { ...appState, isReady: true } }));
  cloudStorage.set('app-mode', 'valentine');
  await Promise.all([refreshInventory(deps), loadMode(deps)]);
  expect(store.getState().inventory).toMatchObject({ itemsMode: 'valentine', loading: false });
  expect(callsOf('getValentines')).toHaveLength(2);
});

test('[INB-01] an inbox that was visited is reloaded for another mode', async () => {
  const page = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
  const { deps, callsOf } = sessionWith({ answers: { ...answers, getInventoryCount: () => count, getValentines: () => page } });
  await changeMode(deps, 'valentine');
  expect(callsOf('getValentines').length).toBe(0);
  await refreshInventory(deps);
  await changeMode(deps, 'anonymous');
  expect(callsOf('getValentines').map(({ input }) => input)).toMatchObject([
    { query: { type: 'ordinary' } },
    { query: { type: 'anonymous_message' } },
  ]);
});
