import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changesBetween } from './compare.ts';
import { emitDeclarations } from './emit.ts';
import { format } from './format.ts';
import { offeredModules } from './offered.ts';
import { readRecords } from './records.ts';
import { surfaceOf } from './surface.ts';
import { judge, type Verdict } from './verdict.ts';

/** The normalized surface of hosts that are built from the sources below `root`. */
export async function readSurface(root: string): Promise<string> {
  const declarations = await emitDeclarations(root);
  return format(root, [surfaceOf(declarations), ...offeredModules(root)].join('\n'));
}

/** The contract version in the sources below `root`. */
export function contractVersion(root: string): string {
  const source = readFileSync(path.join(root, 'shared-bridge/src/contract.ts'), 'utf8');
  const [, version] = /CONTRACT_VERSION = '([\d.]+)'/.exec(source) ?? [];
  if (version === undefined) throw new Error('shared-bridge/src/contract.ts has no CONTRACT_VERSION');
  return version;
}

export interface Looked extends Verdict {
  readonly version: string;
  readonly surface: string;
  /** The version has a record that is not committed. */
  readonly isDrafted: boolean;
}

/** Compares the surface of the sources with the records. */
export async function lookAtContract(root: string): Promise<Looked> {
  const [surface, version, records] = [await readSurface(root), contractVersion(root), readRecords(root)];
  const verdict = judge({ version, surface, records, changesBetween: (before, after) => changesBetween(root, before, after) });
  return { ...verdict, version, surface, isDrafted: records.some((each) => each.version === version && each.isDraft === true) };
}

/** The faults of the contract's version, one line each (MFE-05). */
export async function checkContract(root: string): Promise<string[]> {
  try {
    const { faults, isUnrecorded, version } = await lookAtContract(root);
    return isUnrecorded ? [`contract ${version} has no record of its present surface: npm run contract keeps one`] : [...faults];
  } catch (thrown) {
    return [thrown instanceof Error ? thrown.message : String(thrown)];
  }
}
