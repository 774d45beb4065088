import { conflicts } from './compatible.ts';
import type { RemoteRelease, RemoteState, ShellRelease } from './schema.ts';

export interface SelectedVersions {
  readonly remotes: Readonly<Record<string, RemoteState>>;
  /** Changes, one sentence each. */
  readonly messages: readonly string[];
}

/**
 * The remotes for a shell: of each the newest kept version that runs in it, so that a host can be released and rolled back without releases
 * of remotes (MFE-05). Withdrawn versions stay withdrawn. A remote without a runnable version is left unchanged and rejected later.
 */
export function selectRunnableVersions(shell: ShellRelease, remotes: Readonly<Record<string, RemoteState>>, now: Date): SelectedVersions {
  const messages: string[] = [];
  const selected = Object.entries(remotes).map(([name, before]) => {
    const runs = (version: RemoteRelease) => conflicts(name, version, shell).length === 0;
    const state = withoutUnrunnableCanary(name, before, runs, messages);
    const chosen = [state.active, ...state.previous].sort(byTime).find(runs);
    if (!chosen || chosen.version === state.active.version) return [name, state] as const;
    const replaced = { ...state.active, until: now.toISOString() };
    const previous = [replaced, ...state.previous].filter(({ version }) => version !== chosen.version).sort(byTime);
    const { until: _, ...active } = chosen;
    messages.push(`${name} goes to ${chosen.version}, the newest version that runs in host ${shell.version}`);
    return [name, { ...state, active, previous }] as const;
  });
  return { remotes: Object.fromEntries(selected), messages };
}

const byTime = (a: RemoteRelease, b: RemoteRelease) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);

function withoutUnrunnableCanary(
  name: string,
  state: RemoteState,
  runs: (version: RemoteRelease) => boolean,
  messages: string[],
): RemoteState {
  const { canary, ...others } = state;
  if (!canary || runs(canary.release)) return state;
  const { version } = canary.release;
  messages.push(`The canary ${name} ${version} ends: it doesn't run in that host`);
  // otherwise a build after the host's next release would activate it for everybody
  return { ...others, withdrawn: [...new Set([...others.withdrawn, version])] };
}
