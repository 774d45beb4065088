import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultPortOf, remoteFolders, remoteNames } from '../lib/workspaces.mjs';
import { addPage, addSheet, type TargetRemote } from './add-page.ts';
import type { Changes } from './changes.ts';
import { camel, nameFault } from './names.ts';
import { packedFiles } from './pack.ts';
import { filesOf } from './templates.ts';

/** The folder of the packages that a remote outside of the project installs. */
export const PACKAGES_FOLDER = 'packages';

interface Manifest {
  readonly routes: readonly { readonly path: string; readonly tab?: { readonly order: number } }[];
  readonly dialogs: readonly string[];
}

/** The manifests of the project's remotes by name. */
export async function manifestsOf(root: string): Promise<ReadonlyMap<string, Manifest>> {
  const read = remoteNames(root).map(async (name) => {
    const file = path.join(root, `remote-${name}`, 'src/manifest.ts');
    // without the query, a changed file would be the one that was imported before
    const read = (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as { manifest: Manifest };
    return [name, read.manifest] as const;
  });
  return new Map(await Promise.all(read));
}

/** Throws a sentence if a remote has this route or dialog already. */
export function refuseTaken(
  manifests: ReadonlyMap<string, Manifest>,
  { route, dialog }: { readonly route?: string; readonly dialog?: string },
): void {
  for (const [remote, { routes, dialogs }] of manifests) {
    if (routes.some(({ path: each }) => each === route))
      throw new Error(`The remote ${remote} has the route ${route} already; choose another name`);
    if (dialog !== undefined && dialogs.includes(dialog))
      throw new Error(`The remote ${remote} has the dialog "${dialog}" already; choose another name`);
  }
}

/** Finds a remote of this project. Throws an error that lists the remotes if it does not exist. */
export function findTarget(root: string, remote: string): TargetRemote {
  const folder = path.join(root, `remote-${remote}`);
  if (!existsSync(folder)) throw new Error(`There is no remote ${remote}; there are ${remoteNames(root).join(', ')}`);
  return { remote, folder, locales: path.join(root, 'shared-i18n/locales') };
}

/** Adds a remote with a page, which has a tab and opens a sheet. Returns the remote. */
export async function addRemote(changes: Changes, root: string, name: string, outside: string | null): Promise<TargetRemote> {
  const fault = nameFault(name) ?? takenName(root, name);
  if (fault) throw new Error(fault);
  const folder = outside ?? path.join(root, `remote-${name}`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`The folder ${folder} exists already and is not empty`);
  const manifests = await manifestsOf(root);
  const sheet = `${name}-about`;
  refuseTaken(manifests, { route: `/${name}`, dialog: camel(sheet) });
  const target = { remote: name, folder, locales: path.join(outside ?? path.join(root, 'shared-i18n'), 'locales') };
  const values = valuesOf(root, name);
  const files = new Map([...filesOf('remote', values), ...(outside === null ? [] : filesOf('outside', values))]);
  for (const [file, text] of files) changes.create(path.join(folder, file), text);
  const orders = [...manifests.values()].flatMap(({ routes }) => routes.flatMap(({ tab }) => tab?.order ?? []));
  addPage(changes, target, name, { tab: Math.max(0, ...orders) + 1, opens: camel(sheet) });
  addSheet(changes, target, sheet);
  return target;
}

/** Texts of all parts of the app share one namespace. */
function takenName(root: string, name: string): string | null {
  if (remoteNames(root).includes(name)) return `There is a remote ${name} already; choose another name`;
  const english = path.join(root, 'shared-i18n/locales/en');
  const owner = readdirSync(english).find((file) => new RegExp(`^${name}-`, 'm').test(readFileSync(path.join(english, file), 'utf8')));
  return owner ? `Texts of ${owner} begin with ${name}- already; choose another name` : null;
}

const devDependenciesOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { devDependencies: Readonly<Record<string, string>> }).devDependencies;

/** Versions of the tools are those of the project. */
function valuesOf(root: string, name: string): Readonly<Record<string, string>> {
  const ports = ['host', ...remoteFolders(root)].map((folder) => defaultPortOf(root, folder));
  const packages = ['.', ...remoteFolders(root)].map((folder) => devDependenciesOf(path.join(root, folder, 'package.json')));
  const tools: Readonly<Record<string, string>> = Object.assign({}, ...packages);
  const versionOf = (tool: string) => tools[tool] ?? '';
  return {
    name,
    port: String(Math.max(...ports) + 1),
    ...{ rsbuild: versionOf('@rsbuild/core'), rstest: versionOf('@rstest/core'), typescript: versionOf('typescript') },
    ...{ react: versionOf('react'), reactTypes: versionOf('@types/react'), nodeTypes: versionOf('@types/node') },
    ...{ testingDom: versionOf('@testing-library/dom'), testingReact: versionOf('@testing-library/react') },
    happyDom: versionOf('happy-dom'),
    ...packedFiles(root, PACKAGES_FOLDER),
  };
}
