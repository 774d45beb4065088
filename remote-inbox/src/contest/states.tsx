import { inSheet, nothing } from '../item/in-sheet.tsx';
import { ContestView } from './contest-view.tsx';

export const contestStates = [inSheet('contest', <ContestView season={2026} onLeaderboard={nothing} onClose={nothing} />)];
