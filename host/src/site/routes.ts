import type { Manifest, ManifestRoute } from '@billet/shared-bridge';

/** Module that a remote exposes. */
export interface Exposed {
  readonly remote: string;
  readonly name: string;
}

/** Route of a manifest with its remote. */
export type AppRoute = ManifestRoute & Exposed;

/** Manifests of the released remotes, as the page contains them. */
export type Manifests = Readonly<Record<string, { readonly active: { readonly manifest: Manifest } }>>;

/** Routes of all remotes. Part of the inline script, so this module imports nothing else. */
export const routesOf = (remotes: Manifests): AppRoute[] =>
  Object.entries(remotes).flatMap(([remote, { active }]) =>
    active.manifest.routes.map((route) => ({ ...route, remote, name: route.page })),
  );

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/**
 * Route of a path; the home route for an unknown path (NAV-01). Matches as the router does: `/Share` and `/share/` match `/share`, too. The
 * inline script and the first frames choose a route before the router is loaded.
 */
export const routeAt = (routes: readonly AppRoute[], path: string): AppRoute | undefined =>
  routes.find((route) => plain(route.path) === plain(path)) ?? routes.find(({ isHome }) => isHome);
