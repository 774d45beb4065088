import type { ManifestTab } from '@billet/shared-bridge';
import { matchRoutes } from '@billet/shared-bridge/host';
import { type AppRoute, type Exposed, type Manifests, routesOf } from './routes.ts';

export type TabRoute = AppRoute & { readonly tab: ManifestTab };

/** Routes, tabs and dialogs of all released remotes (MFE-09). The host knows pages only from here. */
export interface SiteMap {
  readonly routes: readonly AppRoute[];
  /** Path for an empty or unknown address. */
  readonly home: string;
  /** Sorted by their order. */
  readonly tabs: readonly TabRoute[];
  /** The remote and the name of a dialog's module; null if no remote declares the dialog. */
  readonly dialogAt: (name: string) => Exposed | null;
}

/** Throws if no remote has a home route: the release tool rejects such releases. */
export function siteMapOf(remotes: Manifests): SiteMap {
  const routes = routesOf(remotes);
  const home = routes.find(({ isHome }) => isHome);
  if (!home) throw new Error('No remote of the release has a home route');
  const tabs = routes.filter((route): route is TabRoute => route.tab !== undefined).sort((a, b) => a.tab.order - b.tab.order);
  const owners = new Map(
    Object.entries(remotes).flatMap(([remote, { active }]) =>
      active.manifest.dialogs.map((name): [string, Exposed] => [name, { remote, name }]),
    ),
  );
  return { routes, home: home.path, tabs, dialogAt: (name) => owners.get(name) ?? null };
}

export const isTabPath = ({ tabs }: SiteMap, path: string): boolean => tabs.some((tab) => tab.path === path);

/** Replaces the path of an address, which may have other letter case or trailing slashes, by its route's. Null for an unknown path. */
export function canonicalAddress(routes: readonly AppRoute[], address: string): string | null {
  const [path = ''] = address.split('?');
  const [match] = matchRoutes([...routes], path) ?? [];
  return match ? match.route.path + address.slice(path.length) : null;
}
