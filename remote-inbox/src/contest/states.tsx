import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { ContestView } from './contest-view.tsx';

export const contestStates = [inSheet('contest', <ContestView model={{ season: 2026, openLeaderboard: nothing, close: nothing }} />)];
