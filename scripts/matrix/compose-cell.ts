import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compose, projectStaticFolders } from '@billet/release/compose';
import { openStore } from '@billet/release/store';
import { remoteFolders } from '../lib/workspaces.mjs';

export interface Cell {
  /** The root of the worktree with the host, and of the one with the remotes. */
  readonly host: string;
  readonly remotes: string;
}

/** Composes the host of one worktree with the remotes of another into a folder. `refusal`: why they do not fit together. */
export async function composeCell(folder: string, { host, remotes }: Cell): Promise<{ refusal?: string; versions?: string }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const context = { store: openStore({ RELEASE_DIR: folder }), by: 'npm test -- matrix', now: () => new Date() };
  const parts = {
    host: path.join(host, 'host/dist'),
    remotes: remoteFolders(remotes).map((name) => path.join(remotes, name, 'dist')),
    staticFolders: projectStaticFolders(host),
  };
  try {
    const { release } = await compose(context, parts);
    const names = Object.entries(release.remotes).map(([name, { active }]) => `${name} ${active.version} ${active.contract}`);
    return { versions: `host ${release.shell.active.version} (contract ${release.shell.active.provides}), ${names.join(', ')}` };
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error);
    if (!refusal.startsWith('Refused: ')) throw error;
    return { refusal };
  }
}
