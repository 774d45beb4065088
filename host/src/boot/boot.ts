/**
 * Runs inline in the page, before any script file is there: asks early for what the first screen needs, all side by side.
 * The build puts it into the page with the little that it imports, the very modules by which the app decides later.
 */
import { type DressingWindow, dress } from '@billet/shared-bridge/palette';
import { pickLanguage } from '@billet/shared-i18n/locales';
import type { FrameFacts } from '../frame/start-frame.ts';
import { releaseFor } from '../launch/canary.ts';
import { factsOf, leadOf, likelyPath } from '../launch/lead.ts';
import type { ReleaseData } from '../remotes/release-data.ts';
import { type AppRoute, routeAt, routesOf } from '../site/routes.ts';

export interface BootTable {
  /** Locale → files of its display font; '' holds those of all others. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

/** A language's catalogue that was asked for early; the catalogue loader takes it from here. */
export interface EarlyCatalogue {
  readonly locale: string;
  readonly response: Promise<Response>;
}

export type BootedWindow = DressingWindow & {
  /** The profile, for the bridge. */
  __billetEarly?: Promise<Response>;
  __billetEarlyCatalogue?: EarlyCatalogue;
  /** Called by the page itself right after its first frames. */
  billetFrame?: () => void;
};

export function boot(page: BootedWindow, { fonts }: BootTable): FrameFacts {
  const read = (id: string) => JSON.parse(page.document.getElementById(id)?.textContent || '{}');
  const launch = launchParameters(page);
  const rawInitData = launch.get('tgWebAppData');
  const initData = new URLSearchParams(rawInitData ?? '');
  darken(page, launch);
  const [, launchCode = null] = /"language_code":"([\w-]+)"/.exec(initData.get('user') ?? '') ?? [];
  const locale = pickLanguage({ chosen: chosen(page), launchCode, browserCodes: page.navigator.languages });
  // small and waited for: before the larger files, which would keep them from a browser's few connections
  // given up in time: a browser holds a second request for an address back while the first one hangs
  const response = quiet(page.fetch(`/locales/${locale}.ftl`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) }));
  page.__billetEarlyCatalogue = { locale, response };
  const config = read('config');
  const address = `${config.apiBase ?? ''}/api/profile`;
  if (rawInitData) page.__billetEarly = quiet(page.fetch(address, { headers: { 'API-Token': rawInitData } }));
  const startParam = launch.get('tgWebAppStartParam') ?? initData.get('start_param');
  const { remotes } = releaseFor({ remotes: {}, ...read('release') }, rawInitData);
  const routes = routesOf(remotes);
  const lead = leadOf(factsOf(page, { rawInitData, startParam }), routes);
  preloadPage(page, remotes, routeAt(routes, likelyPath(lead)));
  for (const font of fonts[locale] ?? fonts[''] ?? []) preload(page, `/fonts/${font}`, 'font');
  return { locale, lead, routes, rawInitData, config };
}

/** Whoever takes the promise sees the failure; until then it is not an unhandled one. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** The launch parameters of the address, or those that the messenger's SDK kept for a reload. */
function launchParameters(page: Window): URLSearchParams {
  const { hash } = page.location;
  const here = new URLSearchParams(hash.includes('tgWebApp') ? hash.slice(hash.indexOf('tgWebApp')) : '');
  if (here.has('tgWebAppData')) return here;
  try {
    return new URLSearchParams(JSON.parse(page.sessionStorage.getItem('tapps/launchParams') ?? '""'));
  } catch {
    return here;
  }
}

/** The splash already stands in the messenger's theme: dark is a background of luminance under 120 (ENV-04). */
function darken(page: BootedWindow, launch: URLSearchParams): void {
  const given = launch.get('tgWebAppThemeParams') ?? '';
  const [, r, g, b] = /"bg_color":"#(..)(..)(..)"/.exec(given) ?? [];
  const isHostDark = r && g && b && 0.299 * Number.parseInt(r, 16) + 0.587 * Number.parseInt(g, 16) + 0.114 * Number.parseInt(b, 16) < 120;
  const isDark = Boolean(isHostDark) || page.matchMedia('(prefers-color-scheme: dark)').matches;
  const root = page.document.documentElement;
  root.classList.toggle('dark', isDark);
  const colours = given.matchAll(/"(\w+)":"(#[\da-f]{6})"/gi);
  page.billetDress = (theme, isNowDark) => dress(root, theme, isNowDark);
  page.billetDress(Object.fromEntries(Array.from(colours, ([, name, colour]) => [name, colour])), isDark);
}

/** The person's own choice, as the settings keep it on this device. */
function chosen(page: Window): string {
  try {
    return page.localStorage.getItem('billet-language') ?? '';
  } catch {
    return '';
  }
}

/** Asks for the files of the first page with the very attributes that their loaders will use, or they would come twice. */
function preloadPage(page: Window, remotes: ReleaseData['remotes'], route: AppRoute | undefined): void {
  const active = remotes[route?.remote ?? '']?.active;
  // a development server names no files
  if (!route || !active?.chunks.pages) return;
  for (const file of [active.entry, ...active.chunks.pages, ...(active.chunks[route.name] ?? [])])
    preload(page, file, file.endsWith('.css') ? 'style' : 'script', active.integrity[file]);
}

function preload(page: Window, href: string, as: string, integrity?: string): void {
  const link = page.document.createElement('link');
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', href });
  if (integrity) link.integrity = integrity;
  page.document.head.append(link);
}
