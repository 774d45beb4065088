import path from 'node:path';
import { compose, plainFolders } from '@billet/release/compose';
import { assetOrigin, openStore, whoIs } from '@billet/release/store';
import { remoteFolders } from '../lib/workspaces.mjs';

/** Composes the builds of a checkout into its RELEASE_STORE and moves the pointer if anything changed. */
export function composeBuilt(root: string): ReturnType<typeof compose> {
  const call = { store: openStore(process.env), by: whoIs(process.env), now: () => new Date(), ...assetOrigin(process.env) };
  return compose(call, {
    host: path.join(root, 'host/dist'),
    remotes: remoteFolders(root).map((name) => path.join(root, name, 'dist')),
    plain: plainFolders(root),
  });
}
