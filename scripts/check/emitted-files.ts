import path from 'node:path';
import type { Verdict } from './run.ts';

const EMITTED = 'TSFILE: ';

/**
 * Reads the output of `tsc --listEmittedFiles`. Removes the names of the written files, and fails if one of them is outside of
 * node_modules/.cache: the type check writes no file into a package.
 */
export function checkEmittedFiles(root: string, { ok, output }: Verdict): Verdict {
  const cache = path.join(root, 'node_modules/.cache') + path.sep;
  const all = output.split('\n');
  const misplaced = all
    .filter((line) => line.startsWith(EMITTED))
    .map((line) => path.normalize(line.slice(EMITTED.length).trim()))
    .filter((file) => !file.startsWith(cache))
    .map(
      (file) =>
        `the type check wrote ${path.relative(root, file)}; give its tsconfig.json an outDir and a tsBuildInfoFile in node_modules/.cache`,
    );
  const rest = all.filter((line) => !line.startsWith(EMITTED));
  return { ok: ok && misplaced.length === 0, output: [...misplaced, ...rest].join('\n') };
}
