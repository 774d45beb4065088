import { clashes, manifestFaults } from './manifest.ts';
import { CONTRACT_PACKAGE, meets, rangeOf, runnable } from './runnable.ts';
import type { HostBuild, RemoteBuild, RemoteRelease, ShellRelease } from './schema.ts';

type Shell = Pick<HostBuild | ShellRelease, 'provides' | 'shared' | 'icons'>;
type Remote = Pick<RemoteBuild | RemoteRelease, 'contract' | 'shared' | 'manifest'>;

/** Throws, with a sentence per reason, if these remotes cannot be active together in a shell (MFE-05, MFE-09). */
export function refuseConflicts(shell: Shell, remotes: Readonly<Record<string, Remote>>): void {
  const entries = Object.entries(remotes);
  const found = entries.flatMap(([name, remote]) => conflicts(name, remote, shell));
  const clashing = found.length > 0 ? [] : clashes(Object.fromEntries(entries.map(([name, { manifest }]) => [name, manifest])));
  const sentences = [...found, ...clashing];
  if (sentences.length > 0) throw new Error(`Refused: ${sentences.join('; ')}`);
}

/** The reasons why a version of a remote cannot run in a shell, one sentence each; empty if it can. */
export function conflicts(name: string, remote: Remote, shell: Shell): readonly string[] {
  return [...unmet(name, remote, shell), ...manifestFaults(name, remote.manifest, shell.icons)];
}

/** The versions by which a shell's page decides. */
export const providedBy = ({ provides, shared }: Pick<Shell, 'provides' | 'shared'>): Readonly<Record<string, string>> => ({
  ...shared,
  [CONTRACT_PACKAGE]: provides,
});

/** The result of `runnable`, as sentences. */
function unmet(name: string, { contract, shared }: Remote, shell: Shell): string[] {
  if (runnable({ contract, shared }, providedBy(shell))) return [];
  const found: string[] = [];
  if (!meets(shell.provides, contract))
    found.push(
      `${name} is made for contract ${contract}, the shell provides ${shell.provides}: build it with the packages of that shell, or release a host that fits first`,
    );
  for (const [library, wanted] of Object.entries(shared)) {
    if (library.startsWith('@billet/')) continue;
    const offered = shell.shared[library];
    if (!offered) found.push(`${name} needs ${library}, which the shell does not share`);
    else if (!meets(offered, wanted))
      found.push(`${name} needs ${library} ${rangeOf(wanted)}, the shell shares ${offered}: release a host that has it first`);
  }
  return found;
}
