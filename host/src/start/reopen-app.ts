import { bridge, type PublicConfig } from '@billet/shared-bridge';
import { isCode } from '@billet/shared-domain/rules/code';
import { mainLink, shareLink } from '@billet/shared-domain/rules/links';
import { factsOf, type LaunchData, type StartTarget, startTargetOf } from '../launch/start-target.ts';
import { storeExpiredRoute } from '../launch/stored-place.ts';
import type { AppRoute } from '../site/routes.ts';

/** Reopens the app through the messenger with new init data at the current page, and closes this one (ENV-12). */
export function reopenApp(launch: LaunchData, routes: readonly AppRoute[]): void {
  const { messenger, config } = bridge();
  const startTarget = startTargetOf(factsOf(window, launch), routes);
  // a link with a code contains its place
  storeExpiredRoute(window, launch.account, 'route' in startTarget ? startTarget.route : null);
  messenger.openMessengerLink(linkTo(startTarget, routes, config));
  messenger.close();
}

/**
 * Link of the bot to the launch's target or current page. Before a route exists, a code without an app keeps its link without an
 * app, so that the owner's mode decides again. A page without its own link is restored from the place stored on the device.
 */
export function linkTo(startTarget: StartTarget, routes: readonly AppRoute[], config: PublicConfig): string {
  const { path, code } = 'route' in startTarget ? partsOf(startTarget.route) : startTarget;
  const entry = routes.find((route) => route.path === path)?.entry;
  if (!isCode(code) || (path !== null && !entry)) return `https://t.me/${config.botUsername}/${config.askApp}`;
  return entry ? shareLink(config.botUsername, config[`${entry}App`], code) : mainLink(config.botUsername, code);
}

function partsOf(route: string): { readonly path: string; readonly code: string | null } {
  const [path = '', query = ''] = route.split('?');
  return { path, code: new URLSearchParams(query).get('code') };
}
