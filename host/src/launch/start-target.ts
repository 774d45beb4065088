/**
 * Derives the route of a launch (ENV-11), for the page's inline script, for preloading the first page, and for the router. Imports
 * only modules that fit into the inline script.
 */

import { launchParamsIn, routeIn } from '@billet/shared-bridge/launch';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import type { AppRoute } from '../site/routes.ts';
import { readExpiredRoute, readStoredPlace } from './stored-place.ts';

/** Data about a launch from its address and the device's storage. */
export interface LaunchFacts {
  /** Identifies this launch; the same launch opened again is not applied again. */
  readonly launchId: string;
  readonly startParam: string | null;
  /** The bot's app that was opened. */
  readonly entry: string | null;
  /** Route of this launch before a reload, or of an expired launch if this one has no start parameter. */
  readonly previousRoute: string | null;
  /** Public profile that the server embedded into the page for the link's code (FST-01). */
  readonly friend: Friend | null;
}

/** Owner of the opened link. */
export type Friend = Pick<PublicProfile, 'valentineCode' | 'mode'>;

/** Launch data from the messenger: read by its SDK in the app, and by the inline script before the SDK is loaded. */
export interface LaunchData {
  readonly rawInitData: string | null;
  readonly startParam: string | null;
  /** Messenger ID of the user. */
  readonly account: string | null;
}

/** A route, or a recipient's code that is still to be checked; then `path` is null if the recipient's mode decides. */
export type StartTarget = { readonly route: string } | { readonly code: string; readonly path: string | null };

/** Identifies a launch, so that opening the same one again restores the place instead of starting over. */
export const launchIdOf = (rawInitData: string | null): string => new URLSearchParams(rawInitData ?? '').get('hash') ?? 'web';

export function factsOf(page: Window, { rawInitData, startParam, account }: LaunchData): LaunchFacts {
  const { hash, search } = page.location;
  const launchId = launchIdOf(rawInitData);
  const linkParam = rawInitData ? startParam : launchParamsIn(search + hash).get('tgWebAppStartParam');
  const stored = rawInitData ? readStoredPlace(page) : null;
  // a client may append the launch of a link to an older address; the app removes it from the hash once there is a route
  const isNewLink = rawInitData && isCode(startParam) && launchParamsIn(hash).get('tgWebAppData') === rawInitData;
  return {
    launchId,
    startParam: linkParam,
    entry: new URLSearchParams(search).get('entry'),
    previousRoute:
      (isNewLink ? null : routeIn(hash)) ??
      (stored?.launchId === launchId ? stored.route : null) ??
      (rawInitData && linkParam === null ? readExpiredRoute(page, account) : null),
    friend: friendIn(page.document),
  };
}

/** The profile embedded in the page; null without one. */
export function friendIn(document: Document): Friend | null {
  const { user } = JSON.parse(document.getElementById('friend')?.textContent || '{}') as { readonly user?: Friend };
  return user ?? null;
}

/** Start target of a launch, by priority: the route before a reload, the start parameter, the route of an expired launch, home. */
export function startTargetOf({ startParam, entry, previousRoute, friend }: LaunchFacts, routes: readonly AppRoute[]): StartTarget {
  if (previousRoute !== null) return { route: previousRoute };
  if (!isCode(startParam)) return { route: '' };
  const mode = friend?.valentineCode === startParam && friend.mode;
  const isAsked = (route: AppRoute) => entry !== null && route.entry === entry;
  const route = routes.find(isAsked) ?? routes.find((each) => each.entry && each.mode === mode);
  return { code: startParam, path: route?.path ?? null };
}

/** Likely first path, available as soon as the address is; empty for home or while unknown. */
export function likelyPath(startTarget: StartTarget): string {
  const [path = ''] = ('route' in startTarget ? startTarget.route : (startTarget.path ?? '')).split('?');
  return path;
}
