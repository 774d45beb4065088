import { bridge, type PublicConfig } from '@billet/shared-bridge';
import { isCode } from '@billet/shared-domain/rules/code';
import { shareLink } from '@billet/shared-domain/rules/links';
import { keepReturn } from '../launch/kept-place.ts';
import { factsOf, leadOf, type Told } from '../launch/lead.ts';
import type { AppRoute } from '../site/routes.ts';

/** The messenger opens the app afresh, with new init data, at the page that is open now; this one closes (ENV-12). */
export function openAgain(told: Told, routes: readonly AppRoute[]): void {
  const { messenger, config } = bridge();
  const lead = leadOf(factsOf(window, told), routes);
  const route = 'route' in lead ? lead.route : `${lead.path}?code=${lead.code}`;
  keepReturn(window, route);
  messenger.openMessengerLink(linkTo(route, routes, config));
  messenger.close();
}

/** The bot's link to a route with its code. What has no link of its own is reached by the place that the device keeps. */
export function linkTo(route: string, routes: readonly AppRoute[], config: PublicConfig): string {
  const [path = '', query = ''] = route.split('?');
  const code = new URLSearchParams(query).get('code');
  const entry = routes.find((each) => each.path === path)?.entry;
  if (entry && isCode(code)) return shareLink(config.botUsername, config[`${entry}App`], code);
  return `https://t.me/${config.botUsername}/${config.askApp}`;
}
