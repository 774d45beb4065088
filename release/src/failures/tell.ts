import type { Asked, Seen } from './ask.ts';

const STARTED = 'started';
type Event = Seen['events'][number];

/** What was heard of failures, for people: by version, with its codes; then canaries, and what went by itself. */
export function tellFailures(asked: Asked): string[] {
  if ('fault' in asked) return [`Failures aren't known: ${asked.from} was asked (STATUS_URL), and ${asked.fault}`];
  const { since, events, canaries, takenBack } = asked.seen;
  const failures = events.filter(({ code }) => code !== STARTED);
  const lines = [...groupedBy(failures, ({ remote, version }) => `${remote} ${version}`)].map(([version, all]) =>
    versionLine(version, all),
  );
  return [
    lines.length > 0
      ? `Failures since ${hourOf(since.hour)}, and in brackets of the last day, as ${asked.from} counted them:`
      : `No failures in the last day, as ${asked.from} counted them`,
    ...lines,
    ...canaries.map(canaryLine),
    ...takenBack.map(takenBackLine),
  ];
}

/** Events by a word of each, in the order in which the words come first. */
function groupedBy(events: readonly Event[], wordOf: (event: Event) => string): Map<string, Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) groups.set(wordOf(event), [...(groups.get(wordOf(event)) ?? []), event]);
  return groups;
}

/** `  inbox 3f2a…: 12 (15): threw_at_start 10 (12), missing 2 (3)` */
function versionLine(version: string, all: readonly Event[]): string {
  const codes = [...groupedBy(all, ({ code }) => code)].map(([code, some]) => `${code} ${counts(some)}`);
  return `  ${version}: ${counts(all)}: ${codes.join(', ')}`;
}

function counts(events: readonly Event[]): string {
  const sum = (of: 'hour' | 'day') => events.reduce((total, event) => total + event[of], 0);
  return `${sum('hour')} (${sum('day')})`;
}

function canaryLine({
  remote,
  version,
  percent,
  failures,
  starts,
  networks,
  activeFailures,
  activeStarts,
}: Seen['canaries'][number]): string {
  return `  canary ${remote} ${version} (${percent} %): ${failures} failures in ${starts} starts, in ${networks} networks; the active version: ${activeFailures} in ${activeStarts}`;
}

function takenBackLine({ remote, version, at, reason, isInRelease }: Seen['takenBack'][number]): string {
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return isInRelease
    ? `  canary ${remote} ${version} failed too often (${when}: ${reason}); the server couldn't write the release and leaves it out itself: npm run rollback -- ${remote}`
    : `  canary ${remote} ${version} was taken back by itself, ${when}: ${reason}`;
}

/** `18:00 UTC` */
const hourOf = (time: string) => `${time.slice(11, 16)} UTC`;
