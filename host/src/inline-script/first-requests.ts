import { likelyPath } from '../launch/start-target.ts';
import type { ReleaseData } from '../site/release-data.ts';
import { type AppRoute, routeAt } from '../site/routes.ts';
import type { BootedWindow, BootFacts } from './boot.ts';

/**
 * Requests everything that the first screen needs in parallel. It runs after the first frame is filled: responses that arrive earlier would
 * interrupt the parser again and again before it reaches the frame, which on a slow processor takes longer than the rest of the page.
 */
export function requestFirstFiles(
  page: BootedWindow,
  { locale, rawInitData, apiBase, release, routes, startTarget, languages }: BootFacts,
): void {
  // small and blocking: request it before the larger files, which would occupy the browser's few connections
  // with a timeout: a browser delays a second request for an address while the first one is pending
  const catalogue = page.fetch(`/locales/${locale}.ftl`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
  page.__billetEarlyCatalogue = { locale, text: quiet(catalogue.then(textOf)) };
  if (rawInitData) page.__billetEarly = quiet(page.fetch(`${apiBase}/api/profile`, { headers: { 'API-Token': rawInitData } }));
  const fonts = languages[locale]?.fonts ?? [];
  page.document.head.append(
    ...pagePreloads(page, release.remotes, routeAt(routes, likelyPath(startTarget))),
    ...fonts.map((font) => preload(page, `/fonts/${font}`, 'font')),
  );
}

/** Reads the body at once, because the time limit ends it too, however late the app starts. */
const textOf = (response: Response) =>
  response.ok ? response.text() : Promise.reject(new Error(`${response.url} answered ${response.status}`));

/** Prevents an unhandled rejection; the consumer of the promise still receives the failure. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** Preloads of the first page's files with exactly the attributes of the later requests; otherwise they would be loaded twice. */
function pagePreloads(page: Window, remotes: ReleaseData['remotes'], route: AppRoute | undefined): readonly HTMLLinkElement[] {
  const active = remotes[route?.remote ?? '']?.active;
  // a development server has no list of files
  if (!route || !active?.chunks.pages) return [];
  // a chunk of several pages is in both lists
  const files = new Set([active.entry, ...active.chunks.pages, ...(active.chunks[route.name] ?? [])]);
  return [...files].map((file) => preload(page, file, file.endsWith('.css') ? 'style' : 'script', active.integrity[file]));
}

function preload(page: Window, href: string, as: string, integrity?: string): HTMLLinkElement {
  const link = page.document.createElement('link');
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', href });
  if (integrity) link.integrity = integrity;
  return link;
}
