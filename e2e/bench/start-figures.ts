import { type Figure, figure } from './figures.ts';
import { type NetworkName, networks } from './network.ts';
import { type StartPageName, startPages } from './start-pages.ts';
import type { Round } from './starts.ts';
import { compare, median, type Pair } from './stats.ts';
import { kindNames, type Traffic } from './traffic.ts';
import type { Visitor } from './visit.ts';
import type { Way } from './ways.ts';

/** The compared vitals: name, value, kind of visitor, and the deployment in one bundle to compare with. */
const moments = [
  { name: 'first-paint', of: (visit: Round) => visit.firstPaint, visitor: 'looks', beside: 'plain' },
  { name: 'first-content', of: (visit: Round) => visit.firstContent, visitor: 'looks', beside: 'plain' },
  { name: 'largest-content', of: (visit: Round) => visit.largestContent, visitor: 'looks', beside: 'plain' },
  { name: 'before-content', of: (visit: Round) => visit.beforeContent, visitor: 'looks', beside: 'plain' },
  { name: 'script-before', of: (visit: Round) => visit.scriptBefore, visitor: 'looks', beside: 'plain' },
  { name: 'layout-before', of: (visit: Round) => visit.layoutBefore, visitor: 'looks', beside: 'plain' },
  { name: 'drawn', of: (visit: Round) => visit.drawn, visitor: 'looks', beside: 'plain' },
  { name: 'processor', of: (visit: Round) => visit.processor, visitor: 'looks', beside: 'plain' },
  { name: 'tappable', of: (visit: Round) => visit.tappable, visitor: 'taps', beside: 'framed' },
  { name: 'tap-answered', of: (visit: Round) => visit.answered, visitor: 'taps', beside: 'framed' },
] as const;

/** The figures of all start pages on every network. */
export function startFigures(visits: readonly Round[]): readonly Figure[] {
  return (Object.keys(networks) as NetworkName[]).flatMap((network) =>
    (Object.keys(startPages) as StartPageName[]).flatMap((start) => {
      const own = visits.filter((visit) => visit.network === network && visit.start === start);
      const name = `${network}.${start}`;
      // the transferred bytes are the same on every network
      const weights = network === 'slow' ? weightsOf(name, own) : [];
      return own.length === 0 ? [] : [...timesOf(name, own), ...shiftsOf(name, own), ...weights];
    }),
  );
}

const visitsOf = (visits: readonly Round[], way: Way, visitor: Visitor) =>
  visits.filter((visit) => visit.way === way && visit.visitor === visitor);

function timesOf(name: string, visits: readonly Round[]): readonly Figure[] {
  return moments.flatMap(({ name: moment, of, visitor, beside }) => {
    const others = new Map(visitsOf(visits, beside, visitor).map((visit) => [visit.round, of(visit)]));
    const pairs: Pair[] = visitsOf(visits, 'federated', visitor).map((visit) => ({
      federated: of(visit),
      onePiece: others.get(visit.round) ?? Number.NaN,
    }));
    const { federated, onePiece, ratio } = compare(pairs);
    return [
      figure(`${name}.${moment}.federated`, federated, 'ms'),
      figure(`${name}.${moment}.${beside}`, onePiece, 'ms'),
      figure(`${name}.${moment}.ratio`, ratio),
    ];
  });
}

/** The largest layout shift of all visits. */
function shiftsOf(name: string, visits: readonly Round[]): readonly Figure[] {
  const federated = visits.filter(({ way }) => way === 'federated');
  return [figure(`${name}.shift`, Math.max(...federated.map(({ shift }) => shift)))];
}

/** The transfers until the answer to the first tap. */
function weightsOf(name: string, visits: readonly Round[]): readonly Figure[] {
  const middle = (way: Way, of: (traffic: Traffic) => number) => median(visitsOf(visits, way, 'taps').map(({ traffic }) => of(traffic)));
  const counts = ['requests', 'depth'] as const;
  const codeOf = ({ bytesBy }: Traffic) => bytesBy.script + bytesBy.style;
  const files = kindNames.filter((kind) => kind !== 'html');
  const kinds = files.map((kind) => [kind, middle('federated', ({ bytesBy }) => bytesBy[kind])] as const);
  return [
    ...counts.map((count) =>
      figure(
        `${name}.${count}`,
        middle('federated', (traffic) => traffic[count]),
      ),
    ),
    figure(
      `${name}.html`,
      middle('federated', ({ html }) => html),
      'B',
    ),
    ...kinds.map(([kind, bytes]) => figure(`${name}.${kind}`, bytes, 'B')),
    figure(`${name}.code`, middle('federated', codeOf), 'B'),
    figure(`${name}.code-in-one-piece`, middle('framed', codeOf), 'B'),
  ];
}
