import { bridge, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { ownLink } from './own-link.ts';

/** What a visitor shares. */
export interface OwnLink {
  readonly code: string;
  readonly mode: Mode;
  readonly link: string;
}

/** The visitor's own link in a mode, the app's unless given; null until the profile is here. */
export function useOwnLink(given?: Mode): OwnLink | null {
  const { code, current } = useSession((state) => ({ code: state.userData.user?.valentineCode ?? null, current: state.mode.mode }));
  const mode = given ?? current;
  return code === null ? null : { code, mode, link: ownLink(code, mode, bridge().config) };
}
