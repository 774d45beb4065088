import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Allowed, allowed } from './allowed.ts';
import { writtenIn } from './written.ts';

const SOURCES = '{host,remote-*,shared-bridge,shared-i18n,shared-ui}/src/**/*.tsx';
/** Files that users never see: tests, and the pages of named states. */
const BACKSTAGE = /\.test\.tsx$|\/(testing|samples|gallery)\/|\/(gallery(-page)?|states)\.tsx$/;

/** Every text in a component of the browser packages below `root` that does not come from the catalogues. One line each. */
export function checkWords(root: string, exceptions: readonly Allowed[] = allowed): string[] {
  const used = new Set<Allowed>();
  const faults = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !BACKSTAGE.test(file))
    .flatMap((file) =>
      writtenIn(file, readFileSync(path.join(root, file), 'utf8')).flatMap(({ line, what }) => {
        const exception = exceptions.find((each) => each.file === file && each.what === what);
        if (exception) used.add(exception);
        return exception ? [] : [`${file}:${line}: '${what}' must be a message of the catalogues, or be allowed with its reason`];
      }),
    );
  const idle = exceptions.filter((each) => !used.has(each)).map(({ file, what }) => `${file}: '${what}' is allowed, but isn't there`);
  return [...faults, ...idle];
}
