import { initialState, type SessionState } from '../session/state.ts';
import { session } from '../session/store.ts';

type Slices = { readonly [K in keyof SessionState]?: Partial<SessionState[K]> };

/** Puts the page's session into a named state: the start, changed by what is given. */
export function setSession({ userData, inventory, appState, snackbar, mode }: Slices = {}): void {
  session.setState({
    userData: { ...initialState.userData, ...userData },
    inventory: { ...initialState.inventory, ...inventory },
    appState: { ...initialState.appState, ...appState },
    snackbar: { ...initialState.snackbar, ...snackbar },
    mode: { ...initialState.mode, modeLoading: false, ...mode },
  });
}
