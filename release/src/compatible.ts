import type { RemoteBuild, RemoteRelease, ShellRelease } from './schema.ts';
import { satisfies } from './version-range.ts';

/** Why a remote can't run in a shell, one sentence a reason; empty when it can (MFE-05). */
export function conflicts(name: string, remote: RemoteBuild | RemoteRelease, shell: ShellRelease): string[] {
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
