import { type Import, resolveFile } from './imports.ts';

/** The packages of this project that each package may import. Everything else is forbidden. Remotes only meet at run time. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared-domain': [],
  'shared-ui': ['shared-domain'],
  'shared-i18n': [],
  'shared-bridge': ['shared-domain'],
  'remote-*': ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  host: ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  server: ['shared-domain'],
  simulator: [],
  release: [],
  'rsbuild-preset': ['release'],
  // the suites start the product with the commands of its users
  e2e: ['scripts'],
};
export const packages = Object.keys(mayImport);

/** Packages that may import types of shared-domain, and only its rules at run time. */
const domainTypesOnly = ['shared-ui', 'shared-bridge', 'remote-*', 'host'];
const runsInBrowsers = ['@billet/shared-domain/rules/', '@billet/shared-domain/contract/calls'];

/** Libraries that only their owner may import. Other packages use the owner's API. */
const owners: Readonly<Record<string, readonly string[]>> = {
  axios: ['shared-bridge'],
  '@tanstack/react-query': ['shared-bridge'],
  zustand: ['shared-bridge'],
  sonner: ['shared-bridge'],
  vaul: ['shared-bridge'],
  'eventsource-client': ['shared-bridge'],
  '@telegram-apps/sdk': ['shared-bridge'],
  '@telegram-apps/bridge': ['shared-bridge'],
  'react-router-dom': ['shared-bridge', 'host'],
  '@fluent/react': ['shared-i18n'],
  zod: ['shared-domain', 'server', 'release'],
};

/** Configuration files may import the build preset. */
const CONFIGURATION = /(^|\/)(rsbuild|rstest|playwright)\.config\.ts$/;
/** Test files of any package may also import the testing entries. */
const TESTS = /(\.test\.tsx?|\/rstest\.config\.ts)$/;
const MADE_FOR_TESTS = /^@billet\/(shared-i18n|release)\/testing(\/|$)/;

/** Entries of a package that only one other package may import. */
const ENTRIES: Readonly<Record<string, string>> = { '@billet/shared-bridge/host': 'host' };
/**
 * The entries of the release tool that running code may import. The server serves releases and withdraws failing canaries. The page checks
 * whether versions can run, and checks a developer's remote by the rules of a release.
 */
const ofRelease: Readonly<Record<string, readonly string[]>> = {
  server: ['@billet/release/page', '@billet/release/serving', '@billet/release/store'],
  host: ['@billet/release/runnable', '@billet/release/compatible'],
};

/** Files that import modules by names that they have looked up. */
const looksUp = ['release/', 'rsbuild-preset/', 'e2e/'];

const libraryOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
const packageOf = (file: string) => file.split('/')[0] ?? '';
/** The rules of all remotes are one entry. */
const ruleNameOf = (name: string) => (name.startsWith('remote-') ? 'remote-*' : name);

/** The fault of an import between packages as a sentence, or null if it is allowed. */
export function packageFault(imported: Import): string | null {
  const own = packageOf(imported.file);
  const allowed = mayImport[ruleNameOf(own)];
  if (!allowed) return null;
  if (imported.isComputed)
    return looksUp.some((place) => imported.file.startsWith(place))
      ? null
      : `imports a computed name (${imported.target}); write the name of the file, so that the rules can check it`;
  const file = resolveFile(imported);
  if (file !== null) return pathFault(own, packageOf(file), allowed);
  const library = libraryOf(imported.target);
  const owner = owners[library];
  if (owner && !owner.includes(own)) return `${library} belongs to ${owner.join(' and ')}; ${own} goes through it`;
  if (!imported.target.startsWith('@billet/')) return null;
  const other = imported.target.split('/')[1] ?? '';
  if (other === own) return `${own} imports itself by its name; import the file, so that cycles are found`;
  const reader = ENTRIES[imported.target];
  if (reader && reader !== own && !TESTS.test(imported.file))
    return `${imported.target} is for ${reader} alone; ${own} takes @billet/${other}`;
  if (other === 'rsbuild-preset' && CONFIGURATION.test(imported.file)) return null;
  if (other === 'release' && ofRelease[own]?.includes(imported.target)) return null;
  if (MADE_FOR_TESTS.test(imported.target) && TESTS.test(imported.file)) return null;
  if (other === 'shared-domain' && domainTypesOnly.includes(ruleNameOf(own))) return domainFault(own, imported);
  return allowed.includes(other) ? null : forbidden(own, other, allowed);
}

const forbidden = (own: string, other: string, allowed: readonly string[]) =>
  `${own} may not import ${other}; it may import: ${allowed.join(', ') || 'none of our packages'}`;

function pathFault(own: string, other: string, allowed: readonly string[]): string | null {
  if (other === own || (other === 'scripts' && allowed.includes(other))) return null;
  return allowed.includes(other)
    ? `${own} reaches into ${other} by a relative path; import the package instead`
    : forbidden(own, other, allowed);
}

function domainFault(own: string, imported: Import): string | null {
  if (imported.isType || /\.test\.tsx?$/.test(imported.file)) return null;
  const mayRun = runsInBrowsers.some((prefix) => imported.target.startsWith(prefix));
  return mayRun ? null : `${own} takes only types from ${imported.target} (import type), so that its bundle contains no schemas`;
}
