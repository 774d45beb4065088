import type { ReactNode } from 'react';
import { askStates } from './gallery/askStates.tsx';
import { otherStates } from './gallery/otherStates.tsx';
import { sendStates } from './gallery/sendStates.tsx';

/** Every view of this remote in its named states, for looking at; no app ships it. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [...sendStates, ...askStates, ...otherStates];
