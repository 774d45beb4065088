import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text that only a remote's manifest or catalogue defines. */
interface Name {
  readonly text: string;
  readonly what: string;
  readonly remote: string;
}

/** Exempt files: tests and samples have their own manifests, and some icons are named like a remote. */
const EXEMPT = /\.test\.tsx?$|^host\/src\/(site\/samples\.ts|gallery|shell\/tab-icons\.tsx)/;
const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;

/**
 * Lists where a string of the host names a remote, its paths, pages, dialogs or texts, one line each. Such a name would force the host to be
 * released with the remote. Dialogs of the contract may be opened.
 */
export function hostFaults(root: string): string[] {
  const shared = sharedDialogs(read(path.join(root, 'shared-bridge/src/named-dialogs.ts')));
  const names = namesOf(root).map((name) => ({ ...name, pattern: patternOf(name, shared) }));
  return globSync('host/{src/**/*.{ts,tsx},rsbuild.config.ts}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => {
      const code = read(path.join(root, file)).replaceAll(COMMENT, '');
      return names
        .filter(({ pattern }) => pattern.test(code))
        .map(
          ({ text, what, remote }) =>
            `${file}: names "${text}", ${what} of ${remote}: take it from the site map (host/src/site), or the host must be released with the remote`,
        );
    });
}

function patternOf({ text, what }: Name, shared: ReadonlySet<string>): RegExp {
  if (what === 'a path') return new RegExp(`['"\`](?:[^'"\`\\s]*#)?${text}['"\`/?#$]`);
  return new RegExp(`${shared.has(text) ? '(?<!openDialog\\()' : ''}['"\`]${text}['"\`]`);
}

function namesOf(root: string): readonly Name[] {
  return globSync('remote-*/src/manifest.ts', { cwd: root }).flatMap((file) => {
    const [remote = ''] = file.split(path.sep);
    const name = remote.slice('remote-'.length);
    const manifest = read(path.join(root, file));
    const catalogue = read(path.join(root, 'shared-i18n/locales/en', `${name}.ftl`));
    const dialogs = /\bdialogs: \[([^\]]*)\]/.exec(manifest)?.[1] ?? '';
    const found = (what: string, text: string, pattern: RegExp) =>
      Array.from(text.matchAll(pattern), ([, each = '']) => ({ text: each, what, remote }));
    return [
      { text: name, what: 'the name', remote },
      ...found('a path', manifest, /\bpath: '([^']+)'/g),
      ...found('a page', manifest, /\bpage: '([^']+)'/g),
      ...found('a dialog', dialogs, /'([^']+)'/g),
      ...found('a text', catalogue, /^([a-z][\w-]*)\s*=/gm),
    ];
  });
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function sharedDialogs(source: string): Set<string> {
  const body = /interface NamedDialogs \{(.*?)\n\}/s.exec(source)?.[1] ?? '';
  return new Set(Array.from(body.matchAll(/^\s*(?:readonly )?(\w+)\??:/gm), ([, name = '']) => name));
}
