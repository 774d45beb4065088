import type { MainThread } from './main-thread.ts';

/** The milliseconds of one visit. Visits of the same round follow each other directly. */
export interface Visit extends MainThread {
  readonly network: string;
  readonly start: string;
  readonly variant: 'federated' | 'framed' | 'plain';
  readonly round: number;
  readonly firstContent: number;
  readonly largestContent: number;
  readonly tapAnswered: number;
}

/** Content is compared with the deployment without first frames, a tap with the one that has the same frames. */
const compared = [
  { name: 'first-content', of: (visit: Visit) => visit.firstContent, beside: 'plain', goal: 0.43 },
  { name: 'largest-content', of: (visit: Visit) => visit.largestContent, beside: 'plain', goal: 0.5 },
  { name: 'tap-answered', of: (visit: Visit) => visit.tapAnswered, beside: 'framed', goal: 1.08 },
] as const;

/** Main-thread time without a goal. */
const mainThread = [
  { name: 'before-content', of: (visit: Visit) => visit.beforeContent },
  { name: 'script-before', of: (visit: Visit) => visit.scriptBefore },
  { name: 'layout-before', of: (visit: Visit) => visit.layoutBefore },
] as const;

/** One line per figure: its medians and ratio. */
export function linesOf(visits: readonly Visit[]): readonly string[] {
  const starts = Map.groupBy(visits, ({ network, start }) => `${network}.${start}`);
  return [...starts].flatMap(([start, own]) => [
    ...compared.map(({ name, of, beside, goal }) => {
      const timesOf = (wanted: Visit['variant']) =>
        new Map(own.filter(({ variant }) => variant === wanted).map((visit) => [visit.round, of(visit)] as const));
      const [federated, other] = [timesOf('federated'), timesOf(beside)];
      // a disturbance of the machine affects both visits of a round
      const ratio = median([...federated].map(([round, time]) => time / (other.get(round) ?? Number.NaN)));
      const times = `${Math.round(median(federated.values()))} ms, ${beside} ${Math.round(median(other.values()))} ms`;
      return `${start}.${name}: ${ratio.toFixed(2)} (${times})${ratio <= goal ? '' : `, missed: ${goal}`}`;
    }),
    ...mainThread.map(({ name, of }) => {
      const medianOf = (wanted: Visit['variant']) => Math.round(median(own.filter(({ variant }) => variant === wanted).map(of)));
      return `${start}.${name}: ${medianOf('federated')} ms, plain ${medianOf('plain')} ms`;
    }),
  ]);
}

function median(values: Iterable<number>): number {
  const sorted = [...values].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
