import { initialState, type SessionState } from '../session/state.ts';
import { session } from '../session/store.ts';

type Slices = { readonly [K in keyof SessionState]?: Partial<SessionState[K]> };

/** Sets the session of the page to its initial state plus the given changes. */
export function setSession({ userData, inventory, appState, snackbar, mode }: Slices = {}): void {
  session.setState({
    userData: { ...initialState.userData, ...userData },
    inventory: { ...initialState.inventory, ...inventory },
    appState: { ...initialState.appState, ...appState },
    snackbar: { ...initialState.snackbar, ...snackbar },
    mode: { ...initialState.mode, modeLoading: false, ...mode },
  });
}
