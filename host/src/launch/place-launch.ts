import { bridge, isApiError } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { canonicalAddress, type SiteMap } from '../site/site-map.ts';
import { factsOf, type LaunchData, type StartTarget, startTargetOf } from './start-target.ts';
import { storeExpiredRoute } from './stored-place.ts';

/** Known facts about a code's owner: the mode, that the code is unknown, or nothing because the request failed. */
export type Owner = Mode | 'nobody' | 'unknown';

export interface OwnerFacts {
  readonly ownCode: string | null;
  readonly ownerOf: (code: string) => Promise<Owner>;
}

/** Route of a start target once the user is known: the user's own code and unknown codes lead home (ENV-11). */
export async function routeOf(startTarget: StartTarget, { routes, home }: SiteMap, { ownCode, ownerOf }: OwnerFacts): Promise<string> {
  if ('route' in startTarget) return canonicalAddress(routes, startTarget.route) ?? home;
  const { code } = startTarget;
  if (code === ownCode) return home;
  const path = startTarget.path ?? pathIn(await ownerOf(code), routes);
  return path ? `${path}?code=${code}` : home;
}

/** If the owner is unknown after a failed request, any page with an entry will do: it repeats the request and shows errors. */
const pathIn = (owner: Owner, routes: SiteMap['routes']) =>
  routes.find(({ entry, mode }) => entry && (mode === owner || owner === 'unknown'))?.path ?? null;

/** Milliseconds before the only retry; the page of the code requests its owner again. */
const OWNER_WAITS = [1000];

/** Sets the address of the first route. Called once, before the router mounts and after the launch parameters were read. */
export async function placeLaunch(launch: LaunchData, siteMap: SiteMap, ownCode: string | null): Promise<void> {
  const route = await routeOf(startTargetOf(factsOf(window, launch), siteMap.routes), siteMap, { ownCode, ownerOf });
  storeExpiredRoute(window, launch.account, null);
  window.history.replaceState(window.history.state, '', `#${route}`);
}

async function ownerOf(code: string): Promise<Owner> {
  try {
    const { user } = await bridge().api.call('getPublicProfile', { params: { code }, retries: OWNER_WAITS });
    return user.mode;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return thrown.failure.kind === 'answer' && thrown.failure.code === 'not_found' ? 'nobody' : 'unknown';
  }
}
