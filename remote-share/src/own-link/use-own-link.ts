import { bridge, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { ownLink } from './own-link.ts';

/** Link that the user shares. */
export interface OwnLink {
  readonly code: string;
  readonly mode: Mode;
  readonly link: string;
}

/** The user's link in a mode, by default the mode of the app; null until the profile is loaded. */
export function useOwnLink(given?: Mode): OwnLink | null {
  const { code, current } = useSession((state) => ({ code: state.userData.user?.valentineCode ?? null, current: state.mode.mode }));
  const mode = given ?? current;
  return code === null ? null : { code, mode, link: ownLink(code, mode, bridge().config) };
}
