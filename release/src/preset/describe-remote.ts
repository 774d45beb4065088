import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { integrityOf } from '../integrity.ts';
import type { Manifest } from '../manifest.ts';
import type { RemoteBuild } from '../schema.ts';
import { writeTexts } from '../texts.ts';
import { sharedVersions } from './shared.ts';

export interface RemoteIdentity {
  readonly name: string;
  /** The range of the bridge's contract that the remote was made for. */
  readonly contract: string;
  readonly manifest: Manifest;
}

/** Writes `remote.json` beside the built files: all that a release needs to know about a build. */
export function describeRemote(identity: RemoteIdentity): RsbuildPlugin {
  return {
    name: 'billet:describe-remote',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const compilation = 'stats' in stats ? stats.stats[0]?.compilation : stats.compilation;
        const groups = new Map(compilation?.namedChunkGroups ?? []);
        const description = describe(identity, api.context.distPath, groups);
        writeFileSync(path.join(api.context.distPath, 'remote.json'), `${JSON.stringify(description, null, 2)}\n`);
      });
    },
  };
}

function describe(identity: RemoteIdentity, dist: string, groups: ReadonlyMap<string, Rspack.ChunkGroup>): RemoteBuild {
  const texts = writeTexts(dist, [identity.name]);
  const files = Object.fromEntries(
    readdirSync(dist)
      .filter((file) => file === texts || /\.(js|css|svg|webp|woff2)$/.test(file))
      .sort()
      .map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))]),
  );
  const entry = Object.keys(files).find((file) => /^remoteEntry\.[^.]+\.js$/.test(file));
  if (!entry) throw new Error(`The build of ${identity.name} has no remoteEntry`);
  const named = [...groups].filter(([name]) => name !== identity.name);
  const chunks = Object.fromEntries(named.map(([name, group]) => [name.replace('__federation_expose_', ''), loadable(group)]));
  const { manifest } = identity;
  for (const part of [...manifest.routes.map(({ page }) => page), ...manifest.dialogs]) {
    if (!chunks[part]) throw new Error(`${identity.name}: the import of "${part}" in src/pages.ts needs webpackChunkName: "${part}"`);
  }
  return {
    name: identity.name,
    version: createHash('sha256').update(JSON.stringify({ files, manifest })).digest('hex').slice(0, 12),
    entry,
    files,
    manifest,
    chunks,
    texts,
    contract: identity.contract,
    shared: sharedVersions(identity.contract.replace('^', '')),
  };
}

const loadable = (group: Rspack.ChunkGroup): string[] => group.getFiles().filter((name) => /\.(js|css)$/.test(name));
