import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from './workspace.ts';

const shared = ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain', 'release', 'rsbuild-preset'];
/** The folders of the remotes. */
export const remotes = ['remote-share', 'remote-inbox', 'remote-send'] as const;

/** The workspaces that a build of the deployment builds. */
export const workspacesOf = (root: string): readonly Workspace[] => [
  ...['host', ...remotes].map((name) => ({ name, uses: shared })),
  ...(existsSync(path.join(root, 'simulator/rsbuild.config.ts')) ? [{ name: 'simulator', uses: [] }] : []),
];
