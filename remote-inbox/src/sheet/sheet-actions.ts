import { createContext } from 'react';
import type { Layers } from './layers.ts';

/** Close and back actions for a view of the inbox's sheet that is rendered in another sheet. */
export const SheetActionsContext = createContext<Pick<Layers, 'close' | 'back'> | null>(null);
