import { bridge, isApiError } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import type { SiteMap } from '../site/site-map.ts';
import { keepReturn } from './kept-place.ts';
import { factsOf, type Lead, leadOf, type Told } from './lead.ts';

/** What is known of a code's owner: the mode, that there is none, or nothing, for nobody could be asked. */
export type Owner = Mode | 'nobody' | 'unknown';

export interface OwnerFacts {
  readonly ownCode: string | null;
  readonly ownerOf: (code: string) => Promise<Owner>;
}

/** The route of a lead, once the person is known: an own or an unknown code leads home (ENV-11). */
export async function routeOf(lead: Lead, { routes, home }: SiteMap, { ownCode, ownerOf }: OwnerFacts): Promise<string> {
  if ('route' in lead) return lead.route || home;
  const { code } = lead;
  if (code === ownCode) return home;
  const path = lead.path ?? pathIn(await ownerOf(code), routes);
  return path ? `${path}?code=${code}` : home;
}

/** While nobody could be asked any page will do: it asks again, and says what is wrong. */
const pathIn = (owner: Owner, routes: SiteMap['routes']) =>
  routes.find(({ entry, mode }) => entry && (mode === owner || owner === 'unknown'))?.path ?? null;

/** The page of a code asks for its owner again, so the start asks but twice: milliseconds before the second time. */
const OWNER_WAITS = [1000];

/** Puts the address of the first route in place. Comes once, before the router; the launch parameters are read by then. */
export async function placeLaunch(told: Told, siteMap: SiteMap, ownCode: string | null): Promise<void> {
  const route = await routeOf(leadOf(factsOf(window, told), siteMap.routes), siteMap, { ownCode, ownerOf });
  keepReturn(window, told.rawInitData, null);
  window.history.replaceState(window.history.state, '', `#${route}`);
}

async function ownerOf(code: string): Promise<Owner> {
  try {
    const { user } = await bridge().api.call('getPublicProfile', { params: { code }, retries: OWNER_WAITS });
    return user.mode;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return thrown.failure.kind === 'answer' && thrown.failure.status === 404 ? 'nobody' : 'unknown';
  }
}
