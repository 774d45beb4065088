import { inSheet, nothing } from '../item/inSheet.tsx';
import { ContestView } from './ContestView.tsx';

export const contestStates = [inSheet('contest', <ContestView season={2026} onLeaderboard={nothing} onClose={nothing} />)];
