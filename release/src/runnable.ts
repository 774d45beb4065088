import { satisfies } from './version-range.ts';

/** The requirements of a remote's version for the shell that it runs in. */
export interface Requirements {
  /** The range of contract versions; undefined accepts any. */
  readonly contract?: string | undefined;
  /** Libraries that it takes from the shell, with their ranges. Our own packages follow the contract. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
}

/** The package whose version is that of the contract. */
export const CONTRACT_PACKAGE = '@billet/shared-bridge';
const isOurs = (library: string) => library.startsWith('@billet/');
/** Older releases name an exact version, which counts as its caret range. */
export const rangeOf = (range: string): string => (/^\d/.test(range) ? `^${range}` : range);

/** Whether a version of a library is within a range; false for anything unparseable. */
export function meets(version: string | undefined, range: string): boolean {
  try {
    return version !== undefined && satisfies(version, rangeOf(range));
  } catch {
    return false;
  }
}

/** Whether a version of a remote can run in a shell with these libraries. Checked before any of its code is requested (MFE-05). */
export function runnable({ contract, shared = {} }: Requirements, provided: Readonly<Record<string, string>>): boolean {
  const isMet = contract === undefined || meets(provided[CONTRACT_PACKAGE], contract);
  return isMet && Object.keys(shared).every((library) => isOurs(library) || meets(provided[library], shared[library] ?? ''));
}
