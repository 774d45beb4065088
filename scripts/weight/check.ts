import path from 'node:path';
import { isBuilt } from '../build/workspace.ts';
import { remotes, workspacesOf } from '../build/workspaces.ts';
import type { Verdict } from '../check/run.ts';
import { type Weight, weigh } from './weigh.ts';

const faultsIn = (weights: readonly Weight[]): string[] =>
  weights
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit }) => `${what} weighs ${bytes} B over the wire, ${limit} are allowed (scripts/weight/limits.ts)`);

/** What weighs more than it may in the builds that lie in the tree, a line each. */
export const tooHeavy = (root: string): string[] =>
  faultsIn(
    weigh(
      path.join(root, 'host/dist'),
      remotes.map((name) => path.join(root, name, 'dist')),
    ),
  );

/**
 * The weight of the builds of these sources. It builds nothing: where the last builds are of other sources it says so, and
 * `npm run build` weighs what it makes.
 */
export function checkWeight(root: string): Verdict {
  const parts = workspacesOf(root).filter(({ name }) => name !== 'simulator');
  if (!parts.every((part) => isBuilt(root, part)))
    return { ok: true, output: '', note: 'not built of these sources: npm run build weighs' };
  const faults = tooHeavy(root);
  return { ok: faults.length === 0, output: faults.join('\n') };
}
