/**
 * Runs inline in the page before any script file is loaded: reads the launch and applies its theme. The build inlines it with its imports,
 * which are the modules with which the app decides later.
 */
import { findLaunch, isDarkColour, type Launch } from '@billet/shared-bridge/launch';
import { applyTheme, type ThemedWindow } from '@billet/shared-bridge/palette';
import { type Locale, pickLanguage } from '@billet/shared-i18n/locales';
import type { FrameFacts } from '../first-frame/start-frame.ts';
import { releaseFor } from '../launch/canary.ts';
import { factsOf, startTargetOf } from '../launch/start-target.ts';
import type { ReleaseData } from '../site/release-data.ts';
import { routesOf } from '../site/routes.ts';
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
  const config = read('config');
  const apiBase: string = config.apiBase ?? '';
  const release = releaseFor({ remotes: {}, ...read('release') }, account);
  const routes = routesOf(release.remotes);
  const startTarget = startTargetOf(factsOf(page, { rawInitData, startParam, account }), routes);
  const languages: Languages = read('languages');
  return { locale, startTarget, routes, rawInitData, account, config, languages, apiBase, release };
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
