import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isLanguageFile, type Manifest, provenanceOf, type RemoteBuild, writeLanguages, writeTexts } from '@billet/release/build-format';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { hasFrames } from './frames/bundle.ts';
import { writeRemoteFrames } from './frames/write.ts';
import { hashesIn } from './hashes.ts';
import { contractRange, sharedRanges } from './shared.ts';

export interface RemoteIdentity {
  readonly name: string;
  readonly manifest: Manifest;
}

/** Writes `remote.json` into the build: everything that a release needs to know about it. */
export function describeRemote(identity: RemoteIdentity): RsbuildPlugin {
  return {
    name: 'billet:describe-remote',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const { compilation } = 'stats' in stats ? (stats.stats.find(isFederated) ?? {}) : stats;
        const groups = new Map(compilation?.namedChunkGroups ?? []);
        const description = describe(identity, api.context.rootPath, api.context.distPath, groups);
        writeFileSync(path.join(api.context.distPath, 'remote.json'), `${JSON.stringify(description, null, 2)}\n`);
      });
    },
  };
}

const isFederated = ({ compilation }: Rspack.Stats) => compilation.name === 'federated';

function describe(identity: RemoteIdentity, root: string, dist: string, groups: ReadonlyMap<string, Rspack.ChunkGroup>): RemoteBuild {
  const texts = writeTexts(dist, [identity.name]);
  writeLanguages(dist, identity.name);
  const frames = hasFrames(root) ? writeRemoteFrames(dist, identity.name, identity.manifest) : null;
  const files = hashesIn(
    dist,
    (file) => file === texts || file === frames || isLanguageFile(file) || /\.(js|css|svg|webp|woff2)$/.test(file),
  );
  const entry = Object.keys(files).find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${identity.name} has no remoteEntry`);
  const named = [...groups].filter(([name]) => name !== identity.name);
  const chunks = Object.fromEntries(named.map(([name, group]) => [name.replace('__federation_expose_', ''), loadable(group)]));
  const { manifest } = identity;
  const contract = contractRange(root);
  const shared = sharedRanges(root);
  for (const part of [...manifest.routes.map(({ page }) => page), ...manifest.dialogs]) {
    if (!chunks[part]) throw new Error(`${identity.name}: the import of "${part}" in src/pages.ts needs webpackChunkName: "${part}"`);
  }
  return {
    name: identity.name,
    version: createHash('sha256').update(JSON.stringify({ files, manifest, contract, shared })).digest('hex').slice(0, 12),
    entry,
    files,
    manifest,
    chunks,
    texts,
    ...(frames && { frames }),
    contract,
    shared,
    provenance: provenanceOf(root),
  };
}

const loadable = (group: Rspack.ChunkGroup): string[] => group.getFiles().filter((name) => /\.(js|css)$/.test(name));
