import { createContext } from 'react';

/** False while what holds the sheets of a dialog is on its way out: they play their closing. */
export const SheetStays = createContext(true);
