import { bridge, type PublicConfig } from '@billet/shared-bridge';
import { isCode } from '@billet/shared-domain/rules/code';
import { mainLink, shareLink } from '@billet/shared-domain/rules/links';
import { keepReturn } from '../launch/kept-place.ts';
import { factsOf, type Lead, leadOf, type Told } from '../launch/lead.ts';
import type { AppRoute } from '../site/routes.ts';

/** The messenger opens the app afresh, with new init data, at the page that is open now; this one closes (ENV-12). */
export function openAgain(told: Told, routes: readonly AppRoute[]): void {
  const { messenger, config } = bridge();
  const lead = leadOf(factsOf(window, told), routes);
  // a link with a code leads by itself
  keepReturn(window, told.rawInitData, 'route' in lead ? lead.route : null);
  messenger.openMessengerLink(linkTo(lead, routes, config));
  messenger.close();
}

/**
 * The bot's link to where a launch led or stood. Before there is a route, a code that came with no app of its own goes back the
 * way it came: its owner's mode decides then. What has no link of its own is reached by the place that the device keeps.
 */
export function linkTo(lead: Lead, routes: readonly AppRoute[], config: PublicConfig): string {
  const { path, code } = 'route' in lead ? partsOf(lead.route) : lead;
  const entry = routes.find((route) => route.path === path)?.entry;
  if (!isCode(code) || (path !== null && !entry)) return `https://t.me/${config.botUsername}/${config.askApp}`;
  return entry ? shareLink(config.botUsername, config[`${entry}App`], code) : mainLink(config.botUsername, code);
}

function partsOf(route: string): { readonly path: string; readonly code: string | null } {
  const [path = '', query = ''] = route.split('?');
  return { path, code: new URLSearchParams(query).get('code') };
}
