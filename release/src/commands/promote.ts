import { type ChangeResult, type CommandContext, changeRelease } from '../change.ts';
import { activate } from '../versions.ts';
import { stateOf } from './part.ts';

/** Releases a canary for everybody. */
export function promote(context: CommandContext, name: string): Promise<ChangeResult> {
  return changeRelease(context, async (current) => {
    const { release, state } = stateOf(context, current, name);
    if (!state.canary) throw new Error(`${name} has no canary to promote; ${state.active.version} is active for everybody`);
    const active = { ...state.canary.release, at: context.now().toISOString() };
    const remotes = { ...release.remotes, [name]: activate(active, state, context.now()) };
    return { next: { ...release, what: `promote ${name} ${active.version}`, remotes } };
  });
}
