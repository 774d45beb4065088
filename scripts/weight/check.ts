import path from 'node:path';
import { isBuilt } from '../build/workspace.ts';
import { remotes, workspacesOf } from '../build/workspaces.ts';
import type { Verdict } from '../check/run.ts';
import { type Weight, weigh } from './weigh.ts';

const faultsIn = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `${what} weighs ${bytes} B over the wire, ${limit} are allowed (scripts/weight/limits.ts)`);

/** The parts of the current builds that exceed their limit, one line each. */
export const tooHeavy = (root: string): string[] =>
  faultsIn(
    weigh(
      path.join(root, 'host/dist'),
      remotes.map((name) => path.join(root, name, 'dist')),
    ),
  );

/**
 * Checks the sizes of the builds. If the builds are not made of the current sources, it passes with a note, because `npm run build` checks
 * the sizes.
 */
export function checkWeight(root: string): Verdict {
  const parts = workspacesOf(root).filter(({ name }) => name !== 'simulator');
  if (!parts.every((part) => isBuilt(root, part)))
    return { ok: true, output: '', note: 'the builds are outdated: npm run build checks the sizes' };
  const faults = tooHeavy(root);
  return { ok: faults.length === 0, output: faults.join('\n') };
}
