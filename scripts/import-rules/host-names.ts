import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Literal, literalsOf } from './literals.ts';

/** A name that only a remote's manifest or catalogue defines. */
interface Inside {
  readonly what: string;
  readonly remote: string;
}

interface Insides {
  readonly paths: ReadonlyMap<string, Inside>;
  readonly words: ReadonlyMap<string, Inside>;
  /** Dialogs that the contract names, because several packages open them. */
  readonly shared: ReadonlySet<string>;
}

/** Exempt files: tests and samples have their own manifests, and some icons are named like a remote. */
const SPARED = /\.test\.tsx?$|^host\/src\/(site\/samples\.ts|gallery|shell\/tab-icons\.tsx)/;

/** Lists where the host names a remote's internals, one line each. Such a name would force the host to be released with the remote. */
export function hostFaults(root: string): string[] {
  const insides = insidesOf(root);
  return globSync('host/{src/**/*.{ts,tsx},rsbuild.config.ts}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !SPARED.test(file))
    .flatMap((file) =>
      literalsOf(file, readFileSync(path.join(root, file), 'utf8')).flatMap((literal) => {
        const inside = insideOf(literal, insides);
        return inside
          ? [
              `${file}:${literal.line} names "${literal.text}", ${inside.what} of ${inside.remote}: ` +
                'take it from the site map (host/src/site), or the host must be released with the remote',
            ]
          : [];
      }),
    );
}

function insideOf({ text, call, isBeginning }: Literal, { paths, words, shared }: Insides): Inside | null {
  if (call === 'openDialog' && shared.has(text)) return null;
  const begun = isBeginning && text.endsWith('-') ? [...words.keys()].find((word) => word.startsWith(text)) : undefined;
  return words.get(begun ?? text) ?? paths.get(text.replace(/^[^#]*#(?=\/)/, '').replace(/[?#].*$|(?<=.)\/.*$/s, '')) ?? null;
}

function insidesOf(root: string): Insides {
  const paths = new Map<string, Inside>();
  const words = new Map<string, Inside>();
  for (const file of globSync('remote-*/src/manifest.ts', { cwd: root })) {
    const [remote = ''] = file.split(path.sep);
    const name = remote.slice('remote-'.length);
    words.set(name, { what: 'the name', remote });
    for (const id of textsOf(path.join(root, 'shared-i18n/locales/en', `${name}.ftl`))) words.set(id, { what: 'a text', remote });
    for (const { key, text } of literalsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      if (key === 'path') paths.set(text, { what: 'a page', remote });
      if (key === 'page') words.set(text, { what: 'a page', remote });
      if (key === 'dialogs') words.set(text, { what: 'a dialog', remote });
    }
  }
  return { paths, words, shared: sharedDialogs(path.join(root, 'shared-bridge/src/named-dialogs.ts')) };
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const textsOf = (file: string) => Array.from(read(file).matchAll(/^([a-z][\w-]*)\s*=/gm), ([, id = '']) => id);

function sharedDialogs(file: string): Set<string> {
  const body = /interface NamedDialogs \{(.*?)\n\}/s.exec(read(file))?.[1] ?? '';
  return new Set(Array.from(body.matchAll(/^\s*(?:readonly )?(\w+)\??:/gm), ([, name = '']) => name));
}
