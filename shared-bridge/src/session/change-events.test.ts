import { describe, expect, test } from '@rstest/core';
import { count, sessionWith, user } from '../../test/session-fixtures.ts';
import { deferred } from '../testing/index.ts';
import { applyEvent, reloadAfterGap } from './change-events.ts';
import { changeMode } from './mode.ts';
import { changeProfile, refreshProfile } from './profile.ts';

test('[INB-12] an inventory event updates the counts, a profile event loads the profile, an order event sends nothing', async () => {
  const { deps, store, apiCalls } = sessionWith({ answers: { getProfile: () => ({ user }) } });
  await applyEvent(deps, { kind: 'inventory', count });
  expect(store.getState().inventory.count).toEqual(count);
  await applyEvent(deps, { kind: 'order' });
  expect(apiCalls).toEqual([]);
  await applyEvent(deps, { kind: 'profile' });
  expect(apiCalls.map(({ name }) => name)).toEqual(['getProfile']);
});

test('[INB-12] after a break, the profile and a loaded inbox are loaded again', async () => {
  const page = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };
  const { deps, apiCalls } = sessionWith({
    answers: { getProfile: () => ({ user }), getInventoryCount: () => count, getValentines: () => page },
  });
  await reloadAfterGap(deps);
  expect(apiCalls.map(({ name }) => name)).toEqual(['getProfile']);
  await applyEvent(deps, { kind: 'inventory', count });
  await reloadAfterGap(deps);
  expect(
    apiCalls
      .map(({ name }) => name)
      .slice(1)
      .sort(),
  ).toEqual(['getInventoryCount', 'getProfile']);
});

describe('[INB-12] changes by another device', () => {
  const page = { valentines: [], pagination: { total: 0, skip: 0, limit: 20 } };

  /** A server with one profile, and a page that has loaded it. */
  async function setUp() {
    const serverState = { user };
    const session = sessionWith({
      answers: {
        getProfile: () => ({ user: serverState.user }),
        updateProfile: ({ body }) => {
          serverState.user = { ...serverState.user, mode: body.mode ?? serverState.user.mode };
          return { user: serverState.user };
        },
        getInventoryCount: () => count,
        getValentines: () => page,
      },
    });
    await refreshProfile(session.deps);
    session.store.setState({ mode: { mode: user.mode, modeLoading: false } });
    return { ...session, serverState, announce: () => applyEvent(session.deps, { kind: 'profile' }) };
  }

  test('[INB-12][SHR-01] a mode of another device applies here, in the cloud and in an open inbox, without a call to the server', async () => {
    const { store, deps, serverState, announce, cloudStorage, callsOf } = await setUp();
    await applyEvent(deps, { kind: 'inventory', count });
    store.setState(({ inventory }) => ({ inventory: { ...inventory, itemsMode: 'anonymous' } }));
    serverState.user = { ...user, mode: 'valentine' };
    await announce();
    expect(store.getState().mode).toEqual({ mode: 'valentine', modeLoading: false });
    expect(cloudStorage.get('app-mode')).toBe('valentine');
    expect(store.getState().inventory.itemsMode).toBe('valentine');
    expect(callsOf('updateProfile')).toEqual([]);
  });

  test('[INB-12][SHR-01] a mode of another device applies after a break', async () => {
    const { store, deps, serverState } = await setUp();
    serverState.user = { ...user, mode: 'valentine' };
    await reloadAfterGap(deps);
    expect(store.getState().mode.mode).toBe('valentine');
  });

  test('[INB-12][SHR-01] the stored mode stays until another device chooses one', async () => {
    const { store, announce } = await setUp();
    store.setState({ mode: { mode: 'valentine', modeLoading: false } });
    await announce();
    expect(store.getState().mode.mode).toBe('valentine');
  });

  test('[INB-12][SHR-01] a profile event never reverts a mode that the user has switched here since', async () => {
    const { store, deps, serverState, announce } = await setUp();
    const seen: string[] = [];
    store.subscribe(({ mode }) => seen.push(mode.mode));
    const changing = changeMode(deps, 'valentine');
    const events = announce();
    await Promise.all([changing, events, changeMode(deps, 'anonymous'), announce(), changeMode(deps, 'valentine'), announce()]);
    await announce();
    expect(serverState.user.mode).toBe('valentine');
    const flips = seen.filter((mode, index) => mode !== seen[index - 1]);
    expect(flips).toEqual(['valentine', 'anonymous', 'valentine']);
  });

  test('[INB-12] a profile answer that may be older than an own change is requested again', async () => {
    const answers = [deferred<{ user: typeof user }>(), deferred<{ user: typeof user }>()];
    const saved = deferred<{ user: typeof user }>();
    let asked = 0;
    const session = sessionWith({
      answers: {
        getProfile: () => answers[asked++]?.promise ?? Promise.reject(new Error('asked too often')),
        updateProfile: () => saved.promise,
      },
    });
    const refreshing = refreshProfile(session.deps);
    const changing = changeProfile(session.deps, { language: 'ru' });
    answers[0]?.resolve({ user });
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked, session.store.getState().userData.user]).toEqual([1, null]);
    saved.resolve({ user: { ...user, language: 'ru' } });
    await changing;
    answers[1]?.resolve({ user: { ...user, language: 'ru', availableReveals: 2 } });
    await refreshing;
    expect(session.store.getState().userData.user).toMatchObject({ language: 'ru', availableReveals: 2 });
  });
});
