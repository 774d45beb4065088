import type { Valentine } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { sessionWith, user, valentine } from '../../test/session-fixtures.ts';
import { makeEventHandler, type Versions } from './change-events.ts';
import { putValentine, refreshInventory } from './inventory.ts';
import { changeMode } from './mode.ts';
import { changeProfile, refreshProfile } from './profile.ts';

/** The data of one user on the server, and the devices that receive its events. */
function makeServer() {
  const state = {
    user,
    notes: ['a', 'b', 'c'].map((id) => valentine(id)) as Valentine[],
    versions: { inventory: 0, profile: 0 } as Versions,
  };
  const streams = new Set<(kind: keyof Versions) => void>();
  const count = () => ({
    ordinary: 0,
    super: 0,
    total: state.notes.length,
    unread: state.notes.filter((note) => note.status === 'sent').length,
    unreadAnonymous: 0,
  });
  const ring = (kind: keyof Versions) => {
    state.versions = { ...state.versions, [kind]: state.versions[kind] + 1 };
    for (const notify of streams) notify(kind);
  };
  const changeUser = (change: Partial<typeof user>) => {
    state.user = { ...state.user, ...change };
    ring('profile');
    return { user: state.user };
  };
  const changeNote = (id: string, change: Partial<Valentine>) => {
    state.notes = state.notes.map((note) => (note.id === id ? { ...note, ...change } : note));
    ring('inventory');
    return state.notes.find((note) => note.id === id);
  };
  return { state, streams, count, ring, changeUser, changeNote };
}
type Server = ReturnType<typeof makeServer>;

/** One device of the user. Calls and answers take time; events arrive in order. */
function makeDevice(server: Server, scheduler: fc.Scheduler, name: string) {
  const overSlowNetwork = async <T>(what: string, act: () => T): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), `${name}: ${what} arrives`);
    const answer = act();
    await scheduler.schedule(Promise.resolve(), `${name}: ${what} is answered`);
    return answer;
  };
  const { deps, store } = sessionWith({
    answers: {
      getProfile: () => overSlowNetwork('profile', () => ({ user: server.state.user, version: server.state.versions.profile })),
      updateProfile: ({ body }) => overSlowNetwork('change', () => server.changeUser(body as Partial<typeof user>)),
      getInventoryCount: () => overSlowNetwork('count', server.count),
      getValentines: ({ query }) =>
        overSlowNetwork('list', () => ({
          // the list of the mode: anonymous messages
          valentines: query?.type === 'anonymous_message' ? server.state.notes : [],
          pagination: { total: query?.type === 'anonymous_message' ? server.state.notes.length : 0, skip: 0, limit: 20 },
          version: server.state.versions.inventory,
        })),
      unwrapValentine: ({ params }) =>
        overSlowNetwork('opening', () => ({
          valentine: server.changeNote(params.id, { status: 'opened', message: 'Hello' }) ?? valentine('none'),
        })),
    },
  });
  store.setState({ mode: { mode: user.mode, modeLoading: false } });
  const handleEvent = makeEventHandler(deps, () => undefined);
  let last = Promise.resolve();
  const notify = (kind: keyof Versions) => {
    const event = kind === 'inventory' ? { kind, count: server.count() } : { kind };
    const { versions } = server.state;
    last = last.then(async () => {
      await scheduler.schedule(Promise.resolve(), `${name}: ${kind} event`);
      handleEvent(event, versions);
    });
  };
  const start = async () => {
    const listing = refreshInventory(deps);
    await overSlowNetwork('connection', () => {
      server.streams.add(notify);
      notify('inventory');
    });
    await listing;
  };
  const open = async (id: string) => {
    const since = store.getState().inventory.items.find((item) => item.id === id);
    // only an item on the screen can be opened
    if (!since) return;
    const { valentine: opened } = await deps.api.call('unwrapValentine', { params: { id } });
    await putValentine(deps, opened, since);
  };
  return { deps, store, start, open };
}

const step = fc.record({
  device: fc.nat(1),
  act: fc.oneof(
    fc.record({ kind: fc.constant('open' as const), id: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('mode' as const), mode: fc.constantFrom('anonymous' as const, 'valentine' as const) }),
    fc.record({ kind: fc.constant('language' as const), language: fc.constantFrom('en', 'ru') }),
    fc.record({ kind: fc.constant('elsewhere' as const), id: fc.constantFrom('a', 'b', 'c'), isPublic: fc.boolean() }),
    fc.constant({ kind: 'arrival' as const }),
  ),
});

test('[INB-12] two devices end with the data of the server, whatever they do in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 7 }), async (scheduler, steps) => {
      const server = makeServer();
      const devices = ['one', 'two'].map((name) => makeDevice(server, scheduler, name));
      // it is unknown which of the stored mode and the profile's mode is newer, so both are loaded first
      const profiles = devices.map(({ deps }) => refreshProfile(deps));
      await scheduler.waitIdle();
      await Promise.all(profiles);
      const ends: Promise<unknown>[] = devices.map(({ start }) => start());
      const play = ({ device, act }: (typeof steps)[number]) => {
        const { deps, open } = devices[device] ?? {};
        if (!deps || !open) return;
        if (act.kind === 'open') return open(act.id);
        if (act.kind === 'mode') return changeMode(deps, act.mode);
        if (act.kind === 'language') return changeProfile(deps, { language: act.language });
        if (act.kind === 'elsewhere') return void server.changeNote(act.id, { isPublic: act.isPublic });
        server.state.notes = [valentine(`new${server.state.notes.length}`), ...server.state.notes];
        server.ring('inventory');
      };
      scheduler.scheduleSequence(steps.map((each) => async () => void ends.push(Promise.resolve(play(each)))));
      await scheduler.waitIdle();
      await Promise.all(ends);
      await scheduler.waitIdle();
      for (const { store } of devices) {
        const { userData, inventory, mode } = store.getState();
        expect(userData.user).toEqual(server.state.user);
        expect(mode.mode).toBe(server.state.user.mode);
        expect(inventory.count).toEqual(server.count());
        expect(inventory.items).toEqual(mode.mode === 'anonymous' ? server.state.notes : []);
      }
    }),
    { numRuns: 600 },
  );
});
