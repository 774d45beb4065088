import path from 'node:path';
import { textIds } from '@billet/release/build-format';
import { type ExposedNames, manifestMismatches } from '../check-manifest.ts';
import { contractRange, sharedRanges } from '../shared.ts';
import { importFresh, manifestIn } from './manifests.ts';

export interface RemoteSources {
  readonly name: string;
  readonly icons: readonly string[];
}

/** Describes the current sources for a host that loads a remote from this development server. Rejects with the faults of the manifest. */
export async function describeSources({ name, icons }: RemoteSources): Promise<object> {
  const manifest = await manifestIn(path.resolve('src'));
  const { default: exposed } = (await importFresh(path.resolve('src/pages.ts'))) as { default: ExposedNames };
  const faults = manifestMismatches({ name, manifest, icons }, exposed, textIds(name));
  if (faults.length > 0) throw new Error(faults.join('; '));
  const root = process.cwd();
  return { name, contract: contractRange(root), shared: sharedRanges(root), manifest };
}
