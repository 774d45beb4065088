import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The shell's libraries that write a style element of their own when they are loaded. */
const libraries = ['sonner', 'vaul'];
const writing = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * What the page's policy must allow so that these libraries may style their parts, as sources of `style-src`. Read from the
 * installed packages, so that an upgrade brings its own. Throws when a library writes its styles in another way.
 */
export function styleHashes(names: readonly string[] = libraries): string[] {
  // each library puts its element into the page first and fills it then
  return ['', ...names.flatMap(stylesOf)].map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
}

function stylesOf(name: string): string[] {
  const source = readFileSync(require.resolve(name), 'utf8');
  const styles = [...source.matchAll(writing)].map(([, literal = '']) => JSON.parse(literal) as string);
  if (styles.length === 0) throw new Error(`${name} writes its styles in another way now: the page's policy would block them`);
  return styles;
}
