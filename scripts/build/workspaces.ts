import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteFolders } from '../lib/workspaces.mjs';
import type { Workspace } from './workspace.ts';

const shared = ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain', 'release', 'rsbuild-preset'];

/** The workspaces that a build of the deployment builds. */
export const workspacesOf = (root: string): readonly Workspace[] => [
  ...['host', ...remoteFolders(root)].map((name) => ({ name, uses: shared })),
  ...(existsSync(path.join(root, 'simulator/rsbuild.config.ts')) ? [{ name: 'simulator', uses: [] }] : []),
];
