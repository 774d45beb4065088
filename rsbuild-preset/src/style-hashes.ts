import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Libraries of the shell that insert a style element when they are loaded. */
const libraries = ['sonner', 'vaul'];
const insertCall = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * The hashes of these libraries' styles, as sources of the page's `style-src`. They are read from the installed packages, so that an
 * upgrade updates them. Throws if a library inserts its styles in an unknown way.
 */
export function styleHashes(names: readonly string[] = libraries): string[] {
  // each library inserts an empty element first and fills it afterwards
  return ['', ...names.flatMap(stylesOf)].map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
}

function stylesOf(name: string): string[] {
  const source = readFileSync(require.resolve(name), 'utf8');
  const styles = [...source.matchAll(insertCall)].map(([, literal = '']) => JSON.parse(literal) as string);
  if (styles.length === 0)
    throw new Error(
      `${name} no longer inserts its styles with __insertCSS, so the page's Content-Security-Policy would block them; adapt styleHashes in rsbuild-preset/src/style-hashes.ts`,
    );
  return styles;
}
