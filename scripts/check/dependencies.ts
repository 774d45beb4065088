import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Patterns of code that reaches into a dependency, replaces a part of it or edits its files. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/__webpack_(?!public_path__)\w+|__rspack\w+/, 'an internal name of the bundler'],
  [/\b_{1,2}FEDERATION_\w*/, 'an internal global of the federation runtime'],
  [/\b__(?:(?:SECRET|CLIENT|SERVER)_INTERNALS|REACT_DEVTOOLS)\w*/, 'an internal name of React'],
  // private fields of this project's own classes begin with #
  [/[\w)\]]\??\._(?!private_)[a-z]\w*|\[['"]_\w+['"]\]/i, 'a private field'],
  [/\bgraphile_worker\._private_\w+/, 'a private table'],
  [/\b(?:NormalModule|Context)ReplacementPlugin\b|\balias\s*:/, 'a replaced module'],
  [/\b(?:test|include|resource|issuer)\s*:[^,]*node_modules/, 'a transform of installed files'],
];

/** Files that may, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'host/src/shared-libraries/shared-libraries.ts': 'remotes use the host’s federation core, as with the documented provideExternalRuntime',
  'rsbuild-preset/src/host.ts': 'the exports of react-router name only its development build',
  'rsbuild-preset/src/remote.ts': 'the federation runtime resolves to its build that cannot be tree-shaken',
  'rsbuild-preset/src/development/refresh-hook.js': 'in development, Fast Refresh finds React only through this hook',
  'rsbuild-preset/src/development/reload-without-refresh.ts': 'in development, only this hook knows whether React can refresh',
  'e2e/support/copies.ts': 'React tells only its developer tools that a renderer was created',
  'server/src/app/jobs/dead-workers.ts': 'graphile-worker frees jobs and queues of a dead worker only after four hours',
  'server/src/app/jobs/failed-jobs.ts': 'graphile-worker keeps failed jobs forever',
  'server/src/app/jobs/mix.ts': 'a vacuum must name the table',
  'server/src/app/maintenance/sealed-values.ts': 'a new key seals waiting jobs again',
  'server/src/kit/retention/without-expiry.ts': 'the list of tables with the deletions of their rows',
};

/** One line for each place where a file of the project below `root` reaches into a dependency, except in tests. */
export function checkDependencies(root: string): string[] {
  const files = globSync('*/**/*.{ts,tsx,mts,js,mjs}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|test|server\/bench)$|\.test\.tsx?$|^scripts\/check\/dependencies\.ts$/.test(name),
  }).map((file) => file.replaceAll(path.sep, '/'));
  const found = files.flatMap((file) => placesIn(file, readFileSync(path.join(root, file), 'utf8')));
  const unused = Object.keys(exceptions).filter((file) => files.includes(file) && !found.some((place) => place.file === file));
  return [
    ...found.filter(({ file }) => !(file in exceptions)).map(({ file, line, kind }) => `${file}:${line}: ${kind}; use the documented API`),
    ...unused.map((file) => `${file}: no longer an exception; remove it from scripts/check/dependencies.ts`),
  ];
}

function placesIn(file: string, source: string) {
  return source.split('\n').flatMap((text, index) => {
    const kind = kinds.find(([pattern]) => pattern.test(text))?.[1];
    return kind === undefined ? [] : [{ file, line: index + 1, kind }];
  });
}
