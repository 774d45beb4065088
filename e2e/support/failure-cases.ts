import type { Fault } from './proxy.ts';
import { aPage, broken, changed, cut, foreignJson, hanging, missing, missingJson, reset, stalled } from './proxy-faults.ts';
import type { ReleaseFile } from './release-folder.ts';
import type { Place } from './remote-places.ts';

/** The kinds of files of a remote's page or dialog, in the order in which they are requested. */
export const kinds = ['entry', 'exposed module', 'chunk', 'stylesheet'] as const;
export type Kind = (typeof kinds)[number];

/** A failure that the shell survives, in which a file of a remote is missing, late or changed. */
export interface FailureCase {
  /** The number of the failure in the shell's list of failure cases. */
  readonly n: number;
  readonly kind: Kind;
  readonly what: string;
  readonly fault: Fault;
  readonly code: string;
  /** Only the time limit detects the failure. */
  readonly isSlow?: boolean;
}

const each = (n: number, what: string, fault: Fault, code: string, of: readonly Kind[] = kinds): FailureCase[] =>
  of.map((kind) => ({ n, kind, what, fault, code }));
const slowly = (cases: readonly FailureCase[]): FailureCase[] => cases.map((one) => ({ ...one, isSlow: true }));

export const failureCases: readonly FailureCase[] = [
  ...each(1, 'is missing', missing, 'missing'),
  ...each(1, 'answers 500', broken, 'missing', ['entry']),
  ...each(1, 'meets a reset connection', reset, 'too_late', ['entry', 'chunk']),
  ...each(2, 'is foreign JSON with 200', foreignJson, 'not_a_script', ['entry', 'exposed module']),
  ...each(2, 'is foreign JSON with 404', missingJson, 'missing', ['entry']),
  ...slowly(each(4, 'hangs', hanging, 'too_late')),
  ...slowly(each(4, 'stops midway', stalled, 'too_late', ['entry', 'chunk'])),
  ...each(4, 'is cut midway', cut, 'too_late', ['exposed module', 'stylesheet']),
  ...each(5, 'is a page with 200', aPage, 'not_a_script'),
  ...each(7, 'has one byte changed', changed, 'changed'),
];

/** Matches the addresses of all files of a kind that a place needs, with any query. */
export function patternOf({ remotes }: ReleaseFile, { remote, chunk }: Place, kind: Kind): RegExp {
  const { entry, chunks } = remotes[remote].active;
  const { pages: exposed = [], [chunk]: all = [] } = chunks;
  const ownOf = (ending: string) => {
    const files = all.filter((file) => file.endsWith(ending));
    const own = files.filter((file) => !exposed.includes(file));
    // a remote with several pages has all of their code in the files of the exposed module
    return own.length > 0 ? own : files;
  };
  const found = {
    entry: [entry],
    'exposed module': exposed.filter((file) => file.endsWith('.js')),
    chunk: ownOf('.js'),
    stylesheet: ownOf('.css'),
  }[kind];
  if (found.length === 0) throw new Error(`${remote}'s ${chunk} has no ${kind}`);
  return new RegExp(`(${found.map((file) => file.replaceAll('.', '\\.')).join('|')})(\\?|$)`);
}
