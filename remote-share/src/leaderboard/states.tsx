import { useLanguage } from '@billet/shared-i18n';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { failedList, loadingList, sampleList } from '../samples/list.ts';
import { GLOBAL, regionOf, regionsOf, rowsOf } from './board.ts';
import { CategoryView } from './category-view.tsx';
import { type LeaderboardModel, LeaderboardView } from './leaderboard-view.tsx';

const names = ['Dana', 'Boris', 'Александра-Виктория', 'Wolfeschlegelsteinhausenbergerdorff', 'Mia', 'ليلى', 'Tom', 'Ida', 'Alice', 'Zoë'];
const codes = ['RU', 'KZ', 'BY', 'DE', 'AE', 'BR', 'VN'].map((categoryCode) => ({ categoryCode, category: 'regional' as const }));
const entries = rowsOf(names.map((firstName, index) => ({ rank: index + 1, firstName, photoUrl: null, score: 1204 - index * 131 })));
const me = { rank: 1204, firstName: 'Alice', photoUrl: null, score: 3, isListed: false };
const listed = { ...me, rank: 9, score: 156, isListed: true };

function Board({ changes }: { readonly changes: Partial<LeaderboardModel> }) {
  const { locale } = useLanguage();
  const model = { me, season: 2026, shown: GLOBAL, isListed: false, onShow: nothing, onChoose: nothing, onContest: nothing };
  const region = changes.isListed ? regionOf('RU', locale) : null;
  return <LeaderboardView model={{ entries: sampleList(entries), region, ...model, ...changes }} />;
}

function Choice({ isBusy }: { readonly isBusy: boolean }) {
  const { locale } = useLanguage();
  return <CategoryView model={{ regions: regionsOf(codes, locale), chosen: 'RU', isBusy, onSave: nothing }} />;
}

const board = (name: string, changes: Partial<LeaderboardModel>) => inSheet(`leaderboard / ${name}`, <Board changes={changes} />);

export const leaderboardStates = [
  board('loading', { entries: loadingList, me: null }),
  board('failed', { entries: failedList, me: null }),
  board('empty', { entries: sampleList([]) }),
  board('not listed', { entries: sampleList(entries, { more: 'ready' }) }),
  board('listed', { me: listed, isListed: true, shown: 'RU' }),
  board('more failed', { entries: sampleList(entries, { more: 'failed', failure: { kind: 'network' } }) }),
  inSheet('leaderboard / choice', <Choice isBusy={false} />, 'inside'),
  inSheet('leaderboard / choice, saving', <Choice isBusy />, 'inside'),
];
