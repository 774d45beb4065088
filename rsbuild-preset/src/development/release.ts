import { refuseConflicts } from '@billet/release/build-format';
import type { HostIdentity } from '../describe-host.ts';
import { contractRange, contractVersion, sharedVersions } from '../shared.ts';
import { manifestIn, sourcesOf } from './manifests.ts';
import { portOf, remoteNames } from './ports.ts';

/**
 * Release data of a host in development: every remote is loaded from its development server, with the current manifest of its sources.
 * Rejects if the manifests conflict, as a release does.
 */
export async function developmentRelease({ icons }: HostIdentity) {
  const root = process.cwd();
  const [provides, shared, contract] = [contractVersion(root), sharedVersions(root), contractRange(root)];
  const remotes = remoteNames().map(async (name) => {
    const entry = `http://localhost:${portOf(name)}/federated/remoteEntry.js`;
    const manifest = await manifestIn(sourcesOf(name));
    return [name, { version: 'development', entry, integrity: {}, unchecked: true, manifest, chunks: {}, contract, shared: {} }] as const;
  });
  const active = await Promise.all(remotes);
  refuseConflicts({ provides, shared, icons }, Object.fromEntries(active));
  return {
    schema: 1,
    n: 0,
    shell: { version: 'development', provides, shared, icons },
    remotes: Object.fromEntries(active.map(([name, remote]) => [name, { active: remote, previous: [] }])),
  };
}
