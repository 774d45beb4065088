import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allowed } from './allowed.ts';
import { sidedCode } from './code.ts';
import { sidedStyles } from './styles.ts';

const SOURCES = '{host,remote-*,shared-bridge,shared-i18n,shared-ui}/src/**/*.{css,ts,tsx}';

/** Every place of the browser packages below `root` that would not be mirrored in right-to-left languages. One line each. */
export function checkDirection(root: string, exceptions = allowed): string[] {
  const used = new Set<object>();
  const faults = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      const sided = file.endsWith('.css') ? sidedStyles(source) : sidedCode(file, source);
      return sided.flatMap(({ line, what, why }) => {
        const exception = exceptions.find((each) => each.file === file && each.what === what);
        if (exception) used.add(exception);
        return exception
          ? []
          : [`${file}:${line}: '${what}' ${why}; say it by start and end, by var(--side) or var(--end), or with its mirror image`];
      });
    });
  const idle = exceptions.filter((each) => !used.has(each)).map(({ file, what }) => `${file}: '${what}' is allowed, but isn't there`);
  return [...faults, ...idle];
}
