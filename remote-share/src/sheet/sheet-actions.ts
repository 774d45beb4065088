import { createContext, useContext } from 'react';

/** Close and back actions of a sheet. */
export interface SheetActions {
  readonly onClose: () => void;
  /** Undefined at the start of the sheet. */
  readonly onBack: (() => void) | undefined;
}

/** Provided by the sheet, so that views do not pass the actions down. */
export const SheetActionsContext = createContext<SheetActions>({ onClose: () => {}, onBack: undefined });

export const useSheetActions = (): SheetActions => useContext(SheetActionsContext);
