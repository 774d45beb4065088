import { type Call, type Changed, changeRelease } from '../change.ts';
import { activate } from '../versions.ts';
import { stateOf } from './part.ts';

/** Releases a canary for everybody. */
export function promote(call: Call, name: string): Promise<Changed> {
  return changeRelease(call, async (current) => {
    const { release, state } = stateOf(call, current, name);
    if (!state.canary) throw new Error(`${name} has no canary to promote; ${state.active.version} is active for everybody`);
    const active = { ...state.canary.release, at: call.now().toISOString() };
    const remotes = { ...release.remotes, [name]: activate(active, state, call.now()) };
    return { next: { ...release, what: `promote ${name} ${active.version}`, remotes } };
  });
}
