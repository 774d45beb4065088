import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies } from '@billet/release/build-format';

/** Library → version, or → range. */
export interface Shared {
  readonly [name: string]: string;
}

interface PackageJson {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** The version of a package as the package in `root` has it installed. */
const installedVersion = (root: string, name: string): string =>
  readPackage(createRequire(path.join(root, 'package.json')).resolve(`${name}/package.json`)).version;

/** What remotes may take from their host and never bring along: one copy of each in the page (MFE-02). */
const libraries = ['react', 'react-dom'] as const;

/** The bridge's version is the version of its contract; the language package goes with it, and the runtime of JSX with React. */
function withParts(given: Shared, contract: string): Shared {
  const runtime: Shared = given.react ? { 'react/jsx-runtime': given.react } : {};
  return { ...given, ...runtime, '@billet/shared-bridge': contract, '@billet/shared-i18n': contract };
}

/** What the host in `root` offers: the versions that it is built with. */
export const sharedVersions = (root: string, contract: string): Shared =>
  withParts(Object.fromEntries(libraries.map((library) => [library, installedVersion(root, library)])), contract);

/**
 * What the remote in `root` needs: the lowest versions that it says it runs with (`peerDependencies`), not those that it is built
 * with, so that a patch of React binds nobody to an order (decision 39). What it doesn't name it would bring along, which another
 * check refuses. Throws where it is built with what it says it doesn't run with.
 */
export function sharedRanges(root: string, contract: string): Shared {
  const file = path.join(root, 'package.json');
  const { peerDependencies = {} } = readPackage(file);
  const named = libraries.flatMap((library) => (peerDependencies[library] ? [[library, peerDependencies[library]] as const] : []));
  for (const [library, range] of named) {
    const installed = installedVersion(root, library);
    if (!satisfies(installed, range)) throw new Error(`${file} says it runs with ${library} ${range}, but is built with ${installed}`);
  }
  return withParts(Object.fromEntries(named), contract);
}
