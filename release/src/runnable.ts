import { satisfies } from './version-range.ts';

/** What a version of a remote asks of the shell that it runs in. */
export interface Wanted {
  /** The range of the contract. Left out, any will do. */
  readonly contract?: string | undefined;
  /** Libraries that it takes from the shell, each with the range that it needs; the contract's own packages go by the contract. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
}

/** The packages of ours that a shell shares: their version is the contract's. */
export const CONTRACT_PACKAGE = '@billet/shared-bridge';
const isOurs = (library: string) => library.startsWith('@billet/');
/** Releases of old named the version that they were built with. */
export const rangeOf = (wanted: string): string => (/^\d/.test(wanted) ? `^${wanted}` : wanted);

/** Whether a version of a library is within a range; what is no version or no range that we know is not. */
export function meets(version: string | undefined, range: string): boolean {
  try {
    return version !== undefined && satisfies(version, rangeOf(range));
  } catch {
    return false;
  }
}

/** Whether a version of a remote can run in a shell that shares these libraries: asked before any of its code is (MFE-05). */
export function runnable({ contract, shared = {} }: Wanted, provided: Readonly<Record<string, string>>): boolean {
  const isMet = contract === undefined || meets(provided[CONTRACT_PACKAGE], contract);
  return isMet && Object.keys(shared).every((library) => isOurs(library) || meets(provided[library], shared[library] ?? ''));
}
