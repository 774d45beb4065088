import path from 'node:path';
import { compose, projectStaticFolders } from '@billet/release/compose';
import { assetOrigin, currentUser, openStore } from '@billet/release/store';
import { remoteFolders } from '../lib/workspaces.mjs';

/** Composes the builds of a checkout into its RELEASE_STORE and moves the pointer if anything changed. */
export function composeBuilt(root: string): ReturnType<typeof compose> {
  const context = { store: openStore(process.env), by: currentUser(process.env), now: () => new Date(), ...assetOrigin(process.env) };
  return compose(context, {
    host: path.join(root, 'host/dist'),
    remotes: remoteFolders(root).map((name) => path.join(root, name, 'dist')),
    staticFolders: projectStaticFolders(root),
  });
}
