import { createContext, useContext } from 'react';

/** The ways out of what a sheet shows. */
export interface SheetWaysOut {
  readonly onClose: () => void;
  /** Undefined at the start of the sheet. */
  readonly onBack: (() => void) | undefined;
}

/** Given by the sheet, so that no view has to hand them down. */
export const SheetWays = createContext<SheetWaysOut>({ onClose: () => {}, onBack: undefined });

export const useSheetWays = (): SheetWaysOut => useContext(SheetWays);
