import type { FailuresResult, RecordedFailures } from './fetch-failures.ts';

const STARTED = 'started';
type Event = RecordedFailures['events'][number];

/** Recorded failures as text: by version with their codes, then canaries, and automatically withdrawn ones. */
export function formatFailures(result: FailuresResult): string[] {
  if ('fault' in result) return [`Failures are unknown: request to ${result.from} (STATUS_URL) failed: ${result.fault}`];
  const { since, events, people, canaries, takenBack } = result.failures;
  const failures = events.filter(({ code }) => code !== STARTED);
  const usersOf = groupedBy(people, nameOf);
  const lines = [...groupedBy(failures, nameOf)].map(([version, all]) => versionLine(version, all, usersOf.get(version) ?? []));
  return [
    lines.length > 0
      ? `Failures since ${hourOf(since.hour)}, and in brackets of the last day, as ${result.from} counted them:`
      : `No failures in the last day, as ${result.from} counted them`,
    ...lines,
    ...canaries.map(canaryLine),
    ...takenBack.map(withdrawnLine),
  ];
}

const nameOf = ({ remote, version }: { readonly remote: string; readonly version: string }) => `${remote} ${version}`;

/** Groups items by a key, in the order of first occurrence. */
function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** `  inbox 3f2a…: 12 (15) reports, of 3 (4) users: threw_at_start 10 (12), missing 2 (3)` */
function versionLine(version: string, all: readonly Event[], users: readonly Counts[]): string {
  const codes = [...groupedBy(all, ({ code }) => code)].map(([code, some]) => `${code} ${counts(some)}`);
  return `  ${version}: ${counts(all)} reports, of ${counts(users)} users: ${codes.join(', ')}`;
}

type Counts = Pick<Event, 'hour' | 'day'>;

function counts(all: readonly Counts[]): string {
  const sum = (of: 'hour' | 'day') => all.reduce((total, each) => total + each[of], 0);
  return `${sum('hour')} (${sum('day')})`;
}

/** Start reports can be lost, so there may be more users with failures than with starts. */
function canaryLine({
  remote,
  version,
  percent,
  failures,
  starts,
  activeFailures,
  activeStarts,
}: RecordedFailures['canaries'][number]): string {
  return `  canary ${remote} ${version} (${percent} %): failed for ${failures} of ${Math.max(failures, starts)} users; the active version for ${activeFailures} of ${Math.max(activeFailures, activeStarts)}`;
}

function withdrawnLine({ remote, version, at, reason, isInRelease }: RecordedFailures['takenBack'][number]): string {
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return isInRelease
    ? `  canary ${remote} ${version} failed too often (${when}: ${reason}); the server couldn't write the release and leaves it out itself: npm run rollback -- ${remote}`
    : `  canary ${remote} ${version} was rolled back automatically, ${when}: ${reason}`;
}

/** `18:00 UTC` */
const hourOf = (time: string) => `${time.slice(11, 16)} UTC`;
