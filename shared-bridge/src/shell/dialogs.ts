import { createStore } from 'zustand/vanilla';
import type { DialogName, NamedDialogs, Shell } from '../contract.ts';
import { onlyOne } from '../only-one.ts';

export type OpenDialog = { readonly [N in DialogName]: { readonly name: N; readonly props: NamedDialogs[N] } }[DialogName];

export interface DialogState {
  /** The last dialog that was opened; it stays while it closes. */
  readonly dialog: OpenDialog | null;
  readonly isOpen: boolean;
  /** Grows with each opening, so that the same dialog opens afresh. */
  readonly opening: number;
}

/** Which named dialog is open. */
export const dialogs = onlyOne('dialogs', () => createStore<DialogState>(() => ({ dialog: null, isOpen: false, opening: 0 })));

export const openDialog: Shell['openDialog'] = (name, props) => {
  const dialog = { name, props } as OpenDialog;
  dialogs.setState(({ opening }) => ({ dialog, isOpen: true, opening: opening + 1 }));
};

export function closeDialog(): void {
  dialogs.setState({ isOpen: false });
}

/** Closes a dialog unless another has opened since: what it began may end late. */
export function closeOpening(opening: number): void {
  if (dialogs.getState().opening === opening) closeDialog();
}

/** Takes a closed dialog away, unless another has opened in its place meanwhile. */
export function forgetDialog(opening: number): void {
  dialogs.setState((state) => (state.isOpen || state.opening !== opening ? state : { ...state, dialog: null }));
}
