import { clashes, manifestFaults } from './manifest.ts';
import type { RemoteBuild, RemoteRelease, ShellRelease } from './schema.ts';
import { satisfies } from './version-range.ts';

type Remote = Pick<RemoteBuild | RemoteRelease, 'contract' | 'shared' | 'manifest'>;

/** Throws, with a sentence a reason, when these remotes can't be active together in a shell (MFE-05, MFE-09). */
export function refuseConflicts(shell: ShellRelease, remotes: Readonly<Record<string, Remote>>): void {
  const entries = Object.entries(remotes);
  const found = entries.flatMap(([name, remote]) => [
    ...conflicts(name, remote, shell),
    ...manifestFaults(name, remote.manifest, shell.icons),
  ]);
  const together = found.length > 0 ? [] : clashes(Object.fromEntries(entries.map(([name, { manifest }]) => [name, manifest])));
  const sentences = [...found, ...together];
  if (sentences.length > 0) throw new Error(`Refused: ${sentences.join('; ')}`);
}

/** Why a remote can't run in a shell, one sentence a reason; empty when it can. */
function conflicts(name: string, remote: Remote, shell: ShellRelease): string[] {
  const found: string[] = [];
  if (!satisfies(shell.provides, remote.contract)) {
    found.push(`${name} is made for contract ${remote.contract}, the shell provides ${shell.provides}`);
  }
  for (const [library, version] of Object.entries(remote.shared)) {
    const offered = shell.shared[library];
    const range = library.startsWith('@billet/') ? remote.contract : `^${version}`;
    if (!offered) found.push(`${name} needs ${library}, which the shell does not share`);
    else if (!satisfies(offered, range)) found.push(`${name} needs ${library} ${range}, the shell shares ${offered}`);
  }
  return found;
}
