import { bridge, useSession } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { ownLink } from './own-link.ts';

/** What a visitor shares. */
export interface OwnLink {
  readonly code: string;
  readonly mode: Mode;
  readonly link: string;
}

/** The visitor's own link in the mode of the app; null until the profile is here. */
export function useOwnLink(): OwnLink | null {
  const { code, mode } = useSession((state) => ({ code: state.userData.user?.valentineCode ?? null, mode: state.mode.mode }));
  return code === null ? null : { code, mode, link: ownLink(code, mode, bridge().config) };
}
