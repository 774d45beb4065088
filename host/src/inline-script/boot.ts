/**
 * Runs inline in the page before any script file is loaded: requests everything that the first screen needs in parallel. The build
 * inlines it with its imports, which are the modules with which the app decides later.
 */
import { findLaunch, isDarkColour, type Launch } from '@billet/shared-bridge/launch';
import { applyTheme, type ThemedWindow } from '@billet/shared-bridge/palette';
import { type Locale, pickLanguage } from '@billet/shared-i18n/locales';
import type { FrameFacts } from '../first-frame/start-frame.ts';
import { releaseFor } from '../launch/canary.ts';
import { factsOf, likelyPath, startTargetOf } from '../launch/start-target.ts';
import type { ReleaseData } from '../site/release-data.ts';
import { type AppRoute, routeAt, routesOf } from '../site/routes.ts';
import type { FallbackTexts } from './watch-start.ts';

/** Data per language that the build writes into the page. */
export interface LanguageData {
  readonly words: FallbackTexts;
  /** The files of its display font. */
  readonly fonts: readonly string[];
}

/** A page with first frames embeds only the data of its language (saves 1.5 KB); for other languages the app loads the font. */
export type Languages = Partial<Record<Locale, LanguageData>>;

/** Catalogue of a language that was requested early; used by the catalogue loader. */
export interface EarlyCatalogue {
  readonly locale: string;
  readonly text: Promise<string>;
}

export type BootedWindow = ThemedWindow & {
  /** Early response of the profile, used by the bridge. */
  __billetEarly?: Promise<Response>;
  __billetEarlyCatalogue?: EarlyCatalogue;
  /** Called by the page right after its first frames. */
  billetFrame?: () => void;
};

/** Facts that the script has read from the page and its launch. */
export interface BootFacts extends FrameFacts {
  readonly languages: Languages;
  readonly apiBase: string;
  readonly release: ReleaseData;
}

export function boot(page: BootedWindow): BootFacts {
  const read = (id: string) => JSON.parse(page.document.getElementById(id)?.textContent || '{}');
  const launch = launchOf(page);
  const { rawInitData, startParam, account } = launch ?? { rawInitData: null, startParam: null, account: null };
  darken(page, launch?.theme ?? {});
  const locale = pickLanguage({ chosen: chosen(page), launchCode: launch?.languageCode ?? null, browserCodes: page.navigator.languages });
  // small and blocking: request it before the larger files, which would occupy the browser's few connections
  // with a timeout: a browser delays a second request for an address while the first one is pending
  const catalogue = page.fetch(`/locales/${locale}.ftl`, { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
  page.__billetEarlyCatalogue = { locale, text: quiet(catalogue.then(textOf)) };
  const config = read('config');
  const apiBase: string = config.apiBase ?? '';
  if (rawInitData) page.__billetEarly = quiet(page.fetch(`${apiBase}/api/profile`, { headers: { 'API-Token': rawInitData } }));
  const release = releaseFor({ remotes: {}, ...read('release') }, account);
  const routes = routesOf(release.remotes);
  const startTarget = startTargetOf(factsOf(page, { rawInitData, startParam, account }), routes);
  const languages: Languages = read('languages');
  const fonts = languages[locale]?.fonts ?? [];
  page.document.head.append(
    ...pagePreloads(page, release.remotes, routeAt(routes, likelyPath(startTarget))),
    ...fonts.map((font) => preload(page, `/fonts/${font}`, 'font')),
  );
  return { locale, startTarget, routes, rawInitData, account, config, languages, apiBase, release };
}

/** Reads the body at once, because the time limit ends it too, however late the app starts. */
const textOf = (response: Response) =>
  response.ok ? response.text() : Promise.reject(new Error(`${response.url} answered ${response.status}`));

/** Prevents an unhandled rejection; the consumer of the promise still receives the failure. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** Null outside the messenger. */
function launchOf(page: Window): Launch | null {
  try {
    return findLaunch(page).launch;
  } catch {
    return null;
  }
}

/** Applies the messenger's theme to the splash screen (ENV-04). */
function darken(page: BootedWindow, theme: Launch['theme']): void {
  const isDark = isDarkColour(theme.bg_color) || page.matchMedia('(prefers-color-scheme: dark)').matches;
  const root = page.document.documentElement;
  root.classList.toggle('dark', isDark);
  page.billetApplyTheme = (now, isNowDark) => applyTheme(root, now, isNowDark);
  page.billetApplyTheme(theme, isDark);
}

/** The user's language choice, stored on this device by the settings. */
function chosen(page: Window): string {
  try {
    return page.localStorage.getItem('billet-language') ?? '';
  } catch {
    return '';
  }
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
