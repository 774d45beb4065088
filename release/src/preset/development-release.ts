import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../manifest.ts';
import type { HostIdentity } from './describe-host.ts';
import { sharedVersions } from './shared.ts';

/** Ports of the remotes' development servers, as their own configurations state them. */
const ports = { share: 3001, inbox: 3002, send: 3003 };

const root = path.resolve(import.meta.dirname, '../../..');
const manifestFile = (name: string) => path.join(root, `remote-${name}`, 'src/manifest.ts');

/** What the release data of a host in development is made of. */
export const manifestFiles = (): string[] => Object.keys(ports).map(manifestFile);

/** As it stands now: under the same address Node would give the one that it read first. */
async function readManifest(file: string): Promise<Manifest> {
  const { manifest } = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { manifest: Manifest };
  return manifest;
}

/** The release data of a host in development: every remote is the one on its development server, with the manifest of its sources. */
export async function developmentRelease({ provides, icons }: HostIdentity) {
  const shared = sharedVersions(provides);
  const remotes = Object.entries(ports).map(async ([name, port]) => {
    const manifest = await readManifest(manifestFile(name));
    const entry = `http://localhost:${port}/federated/remoteEntry.js`;
    const active = { version: 'development', entry, integrity: {}, manifest, chunks: {}, contract: `^${provides}`, shared };
    return [name, { active, previous: [] }] as const;
  });
  return {
    schema: 1,
    n: 0,
    shell: { version: 'development', provides, shared, icons },
    remotes: Object.fromEntries(await Promise.all(remotes)),
  };
}
