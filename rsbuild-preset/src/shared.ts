import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies } from '@billet/release/build-format';

/** Library → version, or library → range. */
export interface Shared {
  readonly [name: string]: string;
}

interface PackageJson {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** The version of a package that is installed for the package in `root`. */
const installedVersion = (root: string, name: string): string =>
  readPackage(createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`)).version;

/** Libraries that remotes may take from their host and never include: the page has one copy of each (MFE-02). */
const libraries = ['react', 'react-dom'] as const;

/** The version of the contract between host and remotes: the version of the bridge that the package in `root` is built with (MFE-05). */
export const contractVersion = (root: string): string => installedVersion(root, '@billet/shared-bridge');

/** The bridge and the language package have the version of the contract; the JSX runtime has the version of React. */
function withParts(given: Shared, contract: string): Shared {
  const runtime: Shared = given.react ? { 'react/jsx-runtime': given.react } : {};
  return { ...given, ...runtime, '@billet/shared-bridge': contract, '@billet/shared-i18n': contract };
}

/** The range of contract versions that the remote in `root` runs with: the version that it is built with, and additions to it. */
export const contractRange = (root: string): string => `^${contractVersion(root)}`;

/** The versions that the host in `root` is built with. */
export const sharedVersions = (root: string): Shared =>
  withParts(Object.fromEntries(libraries.map((library) => [library, installedVersion(root, library)])), contractVersion(root));

/**
 * The ranges that the remote in `root` requires: the minimum versions in its `peerDependencies`, not the installed versions, so that a
 * patch release of React does not dictate an order of deployments (decision 39). A library that it does not name would be bundled, which
 * another check rejects. Throws if an installed version is outside its range.
 */
export function sharedRanges(root: string): Shared {
  const file = path.join(root, 'package.json');
  const { peerDependencies = {} } = readPackage(file);
  const named = libraries.flatMap((library) => (peerDependencies[library] ? [[library, peerDependencies[library]] as const] : []));
  for (const [library, range] of named) {
    const installed = installedVersion(root, library);
    if (!satisfies(installed, range)) throw new Error(`${file} says it runs with ${library} ${range}, but is built with ${installed}`);
  }
  return withParts(Object.fromEntries(named), contractRange(root));
}

/**
 * The `shared` option of the remote in `root`. It includes no copy of these libraries (`import: false`): the host always has them. Throws if
 * an installed version is outside its range.
 */
export const sharedByHost = (root: string) =>
  Object.fromEntries(
    Object.entries(sharedRanges(root)).map(([name, requiredVersion]) => {
      return [name, { singleton: true, strictVersion: true, import: false as const, requiredVersion }] as const;
    }),
  );
