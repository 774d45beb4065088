import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, manifestFaults, textIds } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';

export interface ManifestIdentity {
  /** Name of the remote, and of its catalogue. */
  readonly name: string;
  readonly manifest: Manifest;
  /** The tab icons that the contract guarantees. */
  readonly icons: readonly string[];
}

/** The keys of the exposed module. The code behind them is not loaded. */
export interface ExposedNames {
  readonly pages: object;
  readonly dialogs: object;
}

/** Fails a build or a development server whose manifest disagrees with the schema, the exposed module or the texts (MFE-09). */
export function checkManifest(identity: ManifestIdentity): RsbuildPlugin {
  return {
    name: 'billet:check-manifest',
    setup(api) {
      const check = async () => {
        const file = path.join(api.context.rootPath, 'src/pages.ts');
        const { default: exposed } = (await import(pathToFileURL(file).href)) as { default: ExposedNames };
        const faults = manifestMismatches(identity, exposed, textIds(identity.name));
        if (faults.length > 0) throw new Error(faults.join('\n'));
      };
      api.onBeforeBuild(check);
      api.onBeforeStartDevServer(check);
    },
  };
}

/** The manifestMismatches of a manifest with the schema, the exposed module and the remote's texts, one sentence each. */
export function manifestMismatches({ name, manifest, icons }: ManifestIdentity, exposed: ExposedNames, texts: readonly string[]): string[] {
  const faults = manifestFaults(name, manifest, icons);
  if (faults.length > 0) return faults;
  const { routes, dialogs } = manifest;
  const silent = routes.flatMap(({ path, tab, web, banner }) =>
    [tab?.label, web?.title, web?.text, banner?.label]
      .filter((text) => text !== undefined && !texts.includes(text))
      .map((text) => `${name}'s manifest names the text "${text}" for ${path}; en/${name}.ftl does not have it`),
  );
  const pages = routes.map(({ page }) => page);
  return [...differences(name, 'page', pages, exposed.pages), ...differences(name, 'dialog', dialogs, exposed.dialogs), ...silent];
}

function differences(remote: string, kind: string, named: readonly string[], exposed: object): string[] {
  const given = Object.keys(exposed);
  return [
    ...named
      .filter((name) => !given.includes(name))
      .map((name) => `${remote}'s manifest names the ${kind} "${name}"; src/pages.ts has none`),
    ...given
      .filter((name) => !named.includes(name))
      .map((name) => `${remote}'s src/pages.ts has the ${kind} "${name}"; the manifest names none`),
  ];
}
