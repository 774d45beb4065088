import type { ChangeResult } from '../change.ts';
import type { GcResult } from '../commands/gc.ts';
import type { Verified } from '../commands/verify.ts';
import type { RemoteRelease, ShellRelease } from '../schema.ts';

/** Time since the tool was started, as `0.4 s`. */
const elapsed = () => `${(performance.now() / 1000).toFixed(1)} s`;

/** The result of a change: first line the new version of the part, then details. */
export function formatChange(part: string, done: string, { release, isChanged, messages }: ChangeResult, isDry: boolean): string[] {
  const state = part === 'host' ? release.shell : release.remotes[part];
  if (!isChanged) return [...messages, `Release ${release.n} stays (${elapsed()})`];
  if (!state)
    return [`Release ${release.n}: without ${part}, ${isDry ? `would be ${done} (${elapsed()})` : `${done} in ${elapsed()}`}`, ...messages];
  const canary = 'canary' in state ? state.canary : undefined;
  const gets = canary ? `${canary.release.version} for ${canary.percent} %, ${state.active.version} for the others` : state.active.version;
  return [
    `Release ${release.n}: ${part} ${gets}, ${isDry ? `would be ${done} (${elapsed()})` : `${done} in ${elapsed()}`}`,
    `  ${formatOrigin(canary?.release ?? state.active)}`,
    ...messages.map((line) => `  ${line}`),
  ];
}

/** `commit 60b8bba and changes, contract ^1.6.0, built 22 Nov 18:55 by ada` */
function formatOrigin(version: ShellRelease | RemoteRelease): string {
  const { provenance } = version;
  const contract = 'provides' in version ? `provides contract ${version.provides}` : `contract ${version.contract}`;
  return `${formatCommit(provenance)}, ${contract}, built ${provenance.builtAt || 'at a time not kept'} by ${provenance.by || 'an unknown user'}`;
}

export function formatCommit({ commit, isDirty }: { readonly commit: string | null; readonly isDirty: boolean }): string {
  return commit ? `commit ${commit.slice(0, 8)}${isDirty ? ' and changes' : ''}` : 'no commit known';
}

export function formatGc({ release, removed, isChanged }: GcResult, isDry: boolean): string[] {
  if (removed.length === 0) return [`Nothing to delete${isChanged ? `; release ${release.n} keeps fewer versions` : ''} (${elapsed()})`];
  return [`${isDry ? 'Would delete' : 'Deleted'} ${removed.length} files (${elapsed()}):`, ...removed.map((name) => `  ${name}`)];
}

export function formatVerified({ release, files, faults }: Verified): string[] {
  if (faults.length === 0) return [`Release ${release.n} is complete: ${files} files are present and match their hashes (${elapsed()})`];
  return [...faults, `Release ${release.n} is incomplete: ${faults.length} faults in ${files} files (${elapsed()})`];
}
