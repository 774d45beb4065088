import { createStore } from 'zustand/vanilla';
import type { DialogName, NamedDialogs, Shell } from '../contract.ts';
import { pageSingleton } from '../page-singleton.ts';

export type OpenDialog = { readonly [N in DialogName]: { readonly name: N; readonly props: NamedDialogs[N] } }[DialogName];

export interface DialogState {
  /** The last opened dialog, including while it closes. */
  readonly dialog: OpenDialog | null;
  readonly isOpen: boolean;
  /** Incremented at each opening, so that the same dialog opens with new state. */
  readonly opening: number;
}

/** The state of the named dialogs. */
export const dialogs = pageSingleton('dialogs', () => createStore<DialogState>(() => ({ dialog: null, isOpen: false, opening: 0 })));

export const openDialog: Shell['openDialog'] = (name, props) => {
  const dialog = { name, props } as OpenDialog;
  dialogs.setState(({ opening }) => ({ dialog, isOpen: true, opening: opening + 1 }));
};

export function closeDialog(): void {
  dialogs.setState({ isOpen: false });
}

/** Closes a dialog unless another has opened since, because an operation of the dialog may end late. */
export function closeOpening(opening: number): void {
  if (dialogs.getState().opening === opening) closeDialog();
}

/** Removes a closed dialog unless another has opened since. */
export function forgetDialog(opening: number): void {
  dialogs.setState((state) => (state.isOpen || state.opening !== opening ? state : { ...state, dialog: null }));
}
