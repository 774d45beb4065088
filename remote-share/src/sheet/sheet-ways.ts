import { createContext, useContext } from 'react';

/** Close and back actions of a sheet. */
export interface SheetWaysOut {
  readonly onClose: () => void;
  /** Undefined at the start of the sheet. */
  readonly onBack: (() => void) | undefined;
}

/** Provided by the sheet, so that views do not pass the actions down. */
export const SheetWays = createContext<SheetWaysOut>({ onClose: () => {}, onBack: undefined });

export const useSheetWays = (): SheetWaysOut => useContext(SheetWays);
