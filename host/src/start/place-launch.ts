import { bridge, isApiError } from '@billet/shared-bridge';
import type { Launch } from '@billet/shared-bridge/host';
import type { Mode } from '@billet/shared-domain/contract';
import { readKeptPlace } from './kept-place.ts';
import { launchPath } from './launch-path.ts';

/** Names a launch, so that opening the same one again restores the place instead of starting over. */
export const launchIdOf = (launch: Launch | null): string => new URLSearchParams(launch?.rawInitData ?? '').get('hash') ?? 'web';

/** Puts the address of the first route in place. Comes once, before the router; the launch parameters are read by then. */
export async function placeLaunch(launch: Launch | null, ownCode: string | null): Promise<void> {
  const path = await launchPath({
    hash: window.location.hash,
    query: window.location.search,
    startParam: bridge().environment.startParam,
    launchId: launchIdOf(launch),
    kept: launch ? readKeptPlace(window.sessionStorage) : null,
    ownCode,
    modeOf,
  });
  window.history.replaceState(window.history.state, '', `#${path}`);
}

async function modeOf(code: string): Promise<Mode | null> {
  try {
    const { user } = await bridge().api.call('getPublicProfile', { params: { code } });
    return user.mode;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return null;
  }
}
