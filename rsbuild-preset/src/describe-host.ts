import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostBuild, provenanceOf, writeTexts } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';
import { hasFrames } from './frames/bundle.ts';
import { writeHostFrames } from './frames/write.ts';
import { hashesIn } from './hashes.ts';
import { contractVersion, sharedVersions } from './shared.ts';
import { styleHashes } from './style-hashes.ts';

export interface HostIdentity {
  /** The tab icons that this host can draw. */
  readonly icons: readonly string[];
  /** Every language that the app offers. */
  readonly locales: readonly string[];
}

/** Writes `host.json` into the build: the versions, icons, styles and texts that this host provides to remotes. */
export function describeHost({ icons, locales }: HostIdentity): RsbuildPlugin {
  return {
    name: 'billet:describe-host',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const dist = api.context.distPath;
        const texts = writeTexts(dist, ['shell', 'errors', 'page'], locales);
        const frames = hasFrames(api.context.rootPath) ? { frames: writeHostFrames(dist, icons) } : {};
        const files = hashesIn(dist, (file) => file !== 'host.json');
        const root = api.context.rootPath;
        const offer = {
          provides: contractVersion(root),
          shared: sharedVersions(root),
          icons,
          styles: styleHashes(),
          texts,
          ...frames,
        };
        const version = createHash('sha256')
          .update(JSON.stringify({ files, ...offer }))
          .digest('hex')
          .slice(0, 12);
        const shell: HostBuild = { version, ...offer, files, provenance: provenanceOf(api.context.rootPath) };
        writeFileSync(path.join(dist, 'host.json'), `${JSON.stringify(shell, null, 2)}\n`);
      });
    },
  };
}
