import { bridge, useSession } from '@billet/shared-bridge';
import { ownLink } from './own-link.ts';

/** The visitor's own link in the mode of the app; null until the profile is here. */
export function useOwnLink(): string | null {
  const { code, mode } = useSession((state) => ({ code: state.userData.user?.valentineCode ?? null, mode: state.mode.mode }));
  return code === null ? null : ownLink(code, mode, bridge().config);
}
