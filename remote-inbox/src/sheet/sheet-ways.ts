import { createContext } from 'react';
import type { Layers } from './layers.ts';

/** How a view that stands in the inbox's sheet is left where it stands in another. */
export const SheetWays = createContext<Pick<Layers, 'close' | 'back'> | null>(null);
