import { bridge, isApiError } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import type { SiteMap } from '../site/site-map.ts';
import { keepReturn } from './kept-place.ts';
import { factsOf, type Lead, leadOf, type Told } from './lead.ts';

export interface OwnerFacts {
  readonly ownCode: string | null;
  /** The mode of a code's owner; null when nobody has it. */
  readonly modeOf: (code: string) => Promise<Mode | null>;
}

/** The route of a lead, once the person is known: an own or an unknown code leads home (ENV-11). */
export async function routeOf(lead: Lead, { routes, home }: SiteMap, { ownCode, modeOf }: OwnerFacts): Promise<string> {
  if ('route' in lead) return lead.route || home;
  const { code } = lead;
  if (code === ownCode) return home;
  const path = lead.path ?? pathIn(await modeOf(code), routes);
  return path ? `${path}?code=${code}` : home;
}

const pathIn = (mode: Mode | null, routes: SiteMap['routes']) => routes.find((route) => route.entry && route.mode === mode)?.path ?? null;

/** Puts the address of the first route in place. Comes once, before the router; the launch parameters are read by then. */
export async function placeLaunch(told: Told, siteMap: SiteMap, ownCode: string | null): Promise<void> {
  const route = await routeOf(leadOf(factsOf(window, told), siteMap.routes), siteMap, { ownCode, modeOf });
  keepReturn(window, null);
  window.history.replaceState(window.history.state, '', `#${route}`);
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
