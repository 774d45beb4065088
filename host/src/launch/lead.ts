/**
 * Where a launch leads (ENV-11), decided in one place for the page's inline script, for the first page's code and for the
 * router. Runs before anything is loaded: it imports nothing that the inline script could not carry.
 */

import { launchParamsIn, routeIn } from '@billet/shared-bridge/launch';
import type { PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import type { AppRoute } from '../site/routes.ts';
import { readKeptPlace, readReturn } from './kept-place.ts';

/** What is known of a launch from its address and from what the device keeps. */
export interface LaunchFacts {
  /** Names this launch; the same launch opened again is not applied again. */
  readonly launchId: string;
  readonly startParam: string | null;
  /** The bot's app that was opened. */
  readonly entry: string | null;
  /** The route that the address already has: after a reload. */
  readonly addressed: string | null;
  /** The route where the very same launch was last. */
  readonly kept: string | null;
  /** The route where a launch that expired was left. */
  readonly left: string | null;
  /** Whose profile came with the page: the server looked up whom the link is of (FST-01). */
  readonly friend: Friend | null;
}

/** Somebody whose link was tapped, as far as the way to them goes. */
export type Friend = Pick<PublicProfile, 'valentineCode' | 'mode'>;

/** What the messenger told: read by its SDK in the app, and by a few lines before the SDK is there. */
export interface Told {
  readonly rawInitData: string | null;
  readonly startParam: string | null;
}

/** A route, or a recipient whose code is still to be judged; then `path` is null where their own mode decides. */
export type Lead = { readonly route: string } | { readonly code: string; readonly path: string | null };

/** Names a launch, so that opening the same one again restores the place instead of starting over. */
export const launchIdOf = (rawInitData: string | null): string => new URLSearchParams(rawInitData ?? '').get('hash') ?? 'web';

export function factsOf(page: Window, { rawInitData, startParam }: Told): LaunchFacts {
  const { hash, search } = page.location;
  const launchId = launchIdOf(rawInitData);
  const kept = rawInitData ? readKeptPlace(page) : null;
  return {
    launchId,
    startParam: startParam ?? launchParamsIn(search + hash).get('tgWebAppStartParam'),
    entry: new URLSearchParams(search).get('entry'),
    addressed: routeIn(hash),
    kept: kept?.launchId === launchId ? kept.route : null,
    left: rawInitData ? readReturn(page, rawInitData) : null,
    friend: friendIn(page.document),
  };
}

/** The friend whose profile stands in the page; null where it came without one. */
export function friendIn(document: Document): Friend | null {
  const { user } = JSON.parse(document.getElementById('friend')?.textContent || '{}') as { readonly user?: Friend };
  return user ?? null;
}

/** The route before a reload, else where the start parameter leads, else where an expired launch was left, else home. */
export function leadOf({ startParam, entry, addressed, kept, left, friend }: LaunchFacts, routes: readonly AppRoute[]): Lead {
  const before = addressed ?? kept ?? (startParam === null ? left : null);
  if (before !== null) return { route: before };
  if (!isCode(startParam)) return { route: '' };
  const mode = friend?.valentineCode === startParam && friend.mode;
  const isAsked = (route: AppRoute) => entry !== null && route.entry === entry;
  const route = routes.find(isAsked) ?? routes.find((each) => each.entry && each.mode === mode);
  return { code: startParam, path: route?.path ?? null };
}

/** The likely first path, as early as the address is there; empty where it is home, or nothing can be known yet. */
export function likelyPath(lead: Lead): string {
  const [path = ''] = ('route' in lead ? lead.route : (lead.path ?? '')).split('?');
  return path;
}
