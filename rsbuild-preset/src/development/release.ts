import { refuseConflicts } from '@billet/release/build-format';
import type { HostIdentity } from '../describe-host.ts';
import { sharedVersions } from '../shared.ts';
import { manifestIn, sourcesOf } from './manifests.ts';
import { portOf, remoteNames } from './ports.ts';

/**
 * The release data of a host in development: every remote is the one on its development server, with the manifest of its sources as they
 * stand now. Rejects where a release would be refused.
 */
export async function developmentRelease({ provides, icons }: HostIdentity) {
  const shared = sharedVersions(process.cwd(), provides);
  const contract = `^${provides}`;
  const remotes = remoteNames.map(async (name) => {
    const entry = `http://localhost:${portOf(name)}/federated/remoteEntry.js`;
    const manifest = await manifestIn(sourcesOf(name));
    return [name, { version: 'development', entry, integrity: {}, manifest, chunks: {}, contract, shared: {} }] as const;
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
