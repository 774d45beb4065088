import type { Manifest, ManifestRoute } from '@billet/shared-bridge';

/** Something that a remote offers, by the names of its exposed module. */
export interface Exposed {
  readonly remote: string;
  readonly name: string;
}

/** A route of a manifest, with the remote that brought it. */
export type AppRoute = ManifestRoute & Exposed;

/** The released remotes, as the page carries them. */
export type Manifests = Readonly<Record<string, { readonly active: { readonly manifest: Manifest } }>>;

/** The routes of all remotes. The inline script makes them too, so nothing else is imported here. */
export const routesOf = (remotes: Manifests): AppRoute[] =>
  Object.entries(remotes).flatMap(([remote, { active }]) =>
    active.manifest.routes.map((route) => ({ ...route, remote, name: route.page })),
  );

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** Whether a route is the one of an address, however that is written: `/Share` and `/share/` too. */
export const isAt = (route: AppRoute, path: string): boolean => plain(route.path) === plain(path);

/** The route of an address; home's where nobody has it (NAV-01). */
export const routeAt = (routes: readonly AppRoute[], path: string): AppRoute | undefined =>
  routes.find((route) => isAt(route, path)) ?? routes.find(({ isHome }) => isHome);
