import { weba } from './weba.ts';

/** The clients that the simulator can be. */
export const profiles = { weba };
export type ProfileName = keyof typeof profiles;
