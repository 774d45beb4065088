import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { ShellRelease } from '../schema.ts';
import { writeTexts } from '../texts.ts';
import { sharedVersions } from './shared.ts';
import { styleHashes } from './style-hashes.ts';

export interface HostIdentity {
  /** The version of the bridge's contract that this host offers. */
  readonly provides: string;
  /** The icons that it has for tabs. */
  readonly icons: readonly string[];
  /** Every language that the app offers. */
  readonly locales: readonly string[];
}

/** Writes `host.json` beside the host's built files: what this host offers to remotes. */
export function describeHost({ provides, icons, locales }: HostIdentity): RsbuildPlugin {
  return {
    name: 'billet:describe-host',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats?.hasErrors()) return;
        const page = readFileSync(path.join(api.context.distPath, 'index.html'));
        const texts = `/host/${writeTexts(api.context.distPath, ['shell', 'errors'], locales)}`;
        const version = createHash('sha256').update(page).digest('hex').slice(0, 12);
        const shell: ShellRelease = { version, provides, shared: sharedVersions(provides), icons, styles: styleHashes(), texts };
        writeFileSync(path.join(api.context.distPath, 'host.json'), `${JSON.stringify(shell, null, 2)}\n`);
      });
    },
  };
}
