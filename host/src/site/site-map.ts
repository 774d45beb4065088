import type { ManifestTab } from '@billet/shared-bridge';
import { type AppRoute, type Exposed, type Manifests, routeAt, routesOf } from './routes.ts';

export type TabRoute = AppRoute & { readonly tab: ManifestTab };

/** All that the released remotes bring, put together (MFE-09). The host knows no page, tab or dialog but by this. */
export interface SiteMap {
  readonly routes: readonly AppRoute[];
  /** Where an empty or an unknown address leads. */
  readonly home: string;
  /** In their order. */
  readonly tabs: readonly TabRoute[];
  /** The place of a dialog at its owner; null where no remote has it. */
  readonly dialogAt: (name: string) => Exposed | null;
}

/** Throws when no remote brings the home page: the release tool composes no such release. */
export function siteMapOf(remotes: Manifests): SiteMap {
  const routes = routesOf(remotes);
  const home = routeAt(routes, '');
  if (!home) throw new Error('The page’s release has no home');
  const tabs = routes.filter((route): route is TabRoute => route.tab !== undefined).sort((a, b) => a.tab.order - b.tab.order);
  const owners = new Map(
    Object.entries(remotes).flatMap(([remote, { active }]) =>
      active.manifest.dialogs.map((name): [string, Exposed] => [name, { remote, name }]),
    ),
  );
  return { routes, home: home.path, tabs, dialogAt: (name) => owners.get(name) ?? null };
}

export const isTabPath = ({ tabs }: SiteMap, path: string): boolean => tabs.some((tab) => tab.path === path);
