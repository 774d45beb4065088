import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { ShellRelease } from '../schema.ts';
import { sharedVersions } from './shared.ts';
import { styleHashes } from './style-hashes.ts';

/** Writes `host.json` beside the host's built files: what this host offers to remotes. */
export function describeHost(provides: string): RsbuildPlugin {
  return {
    name: 'billet:describe-host',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const page = readFileSync(path.join(api.context.distPath, 'index.html'));
        const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
        const shell: ShellRelease = { version, provides, shared: sharedVersions(provides), styles: styleHashes() };
        writeFileSync(path.join(api.context.distPath, 'host.json'), `${JSON.stringify(shell, null, 2)}\n`);
      });
    },
  };
}
