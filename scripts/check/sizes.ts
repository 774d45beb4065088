import { setImmediate } from 'node:timers/promises';
import { isBuilt } from '../build/workspace.ts';
import { workspacesOf } from '../build/workspaces.ts';
import { type Check, command } from './run.ts';

/** Checks the sizes of the builds with size-limit. Passes with a note if they are not made of the current sources. */
export function checkSizesOfBuilds(root: string): Check {
  const sizeLimit = command(root, 'size-limit', ['--hide-passed']);
  return async () => {
    // lets the commands start first
    await setImmediate();
    const parts = workspacesOf(root).filter(({ name }) => name !== 'simulator');
    if (parts.every((part) => isBuilt(root, part))) return sizeLimit();
    return { ok: true, output: '', note: 'the builds are outdated: npm run build checks the sizes' };
  };
}
