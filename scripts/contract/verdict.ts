import { compareVersions } from '../../release/src/version-range.ts';
import type { ContractRecord } from './records.ts';
import { type Bump, nextVersion, numbersOf } from './versions.ts';
import type { Change } from './walk.ts';

export interface Standing {
  /** CONTRACT_VERSION of the sources. */
  readonly version: string;
  /** The surface of the sources. */
  readonly surface: string;
  /** The records, the oldest first. Drafts do not count, because they may be replaced. */
  readonly records: readonly ContractRecord[];
  readonly changesBetween: (before: string, after: string) => readonly Change[];
}

export interface Verdict {
  /** One sentence per fault. */
  readonly faults: readonly string[];
  /** The version is right and only its record is missing. */
  readonly isUnrecorded: boolean;
  readonly changes: readonly Change[];
}

/** Checks whether the version of the sources is right for the changes of their surface. */
export function judge({ version, surface, records, changesBetween }: Standing): Verdict {
  const last = records.findLast(({ isDraft }) => !isDraft);
  if (!last) return { faults: [], isUnrecorded: true, changes: [] };
  const own = records.find((each) => each.version === version);
  const isKept = own !== undefined && (!own.isDraft || changesBetween(own.text, surface).length === 0);
  if (compareVersions(version, last.version) < 0) {
    const fault = `CONTRACT_VERSION is ${version}, but ${last.version} has been kept already: a contract goes forward`;
    return { faults: [fault], isUnrecorded: false, changes: [] };
  }
  const changes = changesBetween(last.text, surface);
  const bump = bumpOf(changes);
  const wanted = nextVersion(last.version, bump);
  const isPatch = bump === 'none' && numbersOf(version).slice(0, 2).join() === numbersOf(last.version).slice(0, 2).join();
  if (version === wanted || isPatch) return { faults: [], isUnrecorded: !isKept, changes };
  const reasons = changes.filter((each) => each.bump === bump).map(({ what }) => `${what}: ${bump}`);
  const step = `since ${last.version}; CONTRACT_VERSION is ${version} and must be ${wanted}`;
  const faults =
    bump === 'none'
      ? [`nothing changed for remotes ${step}`]
      : [...reasons, `that asks for a ${bump} bump ${step}, then npm run contract keeps its record`];
  return { faults, isUnrecorded: false, changes };
}

function bumpOf(changes: readonly Change[]): Bump {
  if (changes.some(({ bump }) => bump === 'major')) return 'major';
  return changes.length > 0 ? 'minor' : 'none';
}
