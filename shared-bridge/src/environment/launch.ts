import { parseTheme, type Theme } from '../messenger/colour.ts';
import { authDateOf, hasLaunchParams, launchParamsIn } from './launch-params.ts';

export { isDarkColour } from '../messenger/colour.ts';
export { launchParamsIn, routeIn, withoutLaunchParams } from './launch-params.ts';

/** The data that the messenger passed when it opened the app (ENV-02). */
export interface Launch {
  /** Sent to the server unchanged; null if the messenger passed none. */
  readonly rawInitData: string | null;
  readonly startParam: string | null;
  /** The platform name of the messenger: android, ios, macos, tdesktop, weba, webk, … */
  readonly platform: string;
  readonly version: string;
  readonly theme: Theme;
  readonly languageCode: string | null;
  readonly isPremium: boolean;
  /** The Telegram user id. */
  readonly account: string | null;
}

interface User {
  readonly id: number;
  readonly languageCode: string | null;
  readonly isPremium: boolean;
}

/** The parts of a window that hold launch parameters. */
export type LaunchPage = Pick<Window, 'location' | 'name' | 'sessionStorage' | 'performance'>;

export interface FoundLaunch {
  readonly launch: Launch;
  readonly params: URLSearchParams;
}

/** The storage key that the Telegram library reads after a reload, and overwrites with the parameters of an older address. */
const LIBRARY_KEY = 'tapps/launchParams';
const OWN_KEY = 'billet/launchParams';

const stored = (key: string) => (page: LaunchPage) => `?${JSON.parse(page.sessionStorage.getItem(key) ?? '""')}`;

/** In order of preference for init data of the same age. */
const sources: readonly ((page: LaunchPage) => string)[] = [
  ({ location }) => location.href,
  // the address before the page removed the parameters from it
  ({ location, performance }) => (hasLaunchParams(location.href) ? '' : (performance.getEntriesByType('navigation')[0]?.name ?? '')),
  stored(OWN_KEY),
  stored(LIBRARY_KEY),
  // used when the browser has no storage
  ({ name }) => `?${name}`,
];

/**
 * Finds the launch parameters in the address of the page, in the address of the navigation, or in the storage of an earlier page of this
 * tab. The newest init data wins. A stored launch of another account than the one in the address is ignored. Throws when no source matches
 * the schema.
 */
export function findLaunch(page: LaunchPage): FoundLaunch {
  const texts = new Set<string>();
  let failure: unknown = new Error('No launch parameters');
  const found = sources.flatMap((source) => {
    try {
      const text = source(page);
      if (texts.has(text) || !hasLaunchParams(text)) return [];
      texts.add(text);
      const params = launchParamsIn(text);
      return [{ launch: launchOf(params), params }];
    } catch (thrown) {
      failure = thrown;
      return [];
    }
  });
  const account = found.find(({ launch }) => launch.account)?.launch.account;
  const [newest] = found
    .filter(({ launch }) => !account || launch.account === account)
    .sort((one, other) => authDateOf(other.launch.rawInitData) - authDateOf(one.launch.rawInitData));
  if (newest) return newest;
  throw failure;
}

/**
 * Stores the launch parameters for a reload: in sessionStorage, or in the window name if the storage rejects writes. Never in localStorage.
 */
export function storeLaunch(page: LaunchPage, found: FoundLaunch): void {
  const params = storable(found);
  const isStored = tryStore(page, OWN_KEY, params);
  if (!isStored || page.name.startsWith('tgWebApp')) page.name = isStored ? '' : params;
}

/** Stores the launch parameters for the Telegram library. */
export function storeForLibrary(page: LaunchPage, found: FoundLaunch): void {
  tryStore(page, LIBRARY_KEY, storable(found));
}

/** The parameters as text. The theme has only readable colours, so that the library accepts it too. */
function storable({ launch, params }: FoundLaunch): string {
  const stored = new URLSearchParams(params);
  stored.set('tgWebAppThemeParams', JSON.stringify(launch.theme));
  return stored.toString();
}

function tryStore(page: LaunchPage, key: string, params: string): boolean {
  try {
    const text = JSON.stringify(params);
    page.sessionStorage.setItem(key, text);
    // some browsers drop a write without an error
    return page.sessionStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

function launchOf(given: URLSearchParams): Launch {
  const rawInitData = given.get('tgWebAppData');
  const initData = new URLSearchParams(rawInitData ?? '');
  const user = rawInitData === null ? null : userIn(initData);
  return {
    rawInitData: rawInitData || null,
    // the address may still hold the start parameter of an older launch
    startParam: initData.get('start_param') ?? given.get('tgWebAppStartParam'),
    platform: needed(given, 'tgWebAppPlatform'),
    version: needed(given, 'tgWebAppVersion'),
    theme: parseTheme(needed(given, 'tgWebAppThemeParams')),
    languageCode: user?.languageCode ?? null,
    isPremium: user?.isPremium ?? false,
    account: user ? String(user.id) : null,
  };
}

function needed(given: URLSearchParams, name: string): string {
  const value = given.get(name);
  if (value === null) throw unreadable(name);
  return value;
}

/** One short text, because the page's inline script has it too. */
const unreadable = (name: string) => new Error(`${name} is unreadable`);

/** The user in the init data; null if it names none. Throws if the init data is incomplete. */
function userIn(initData: URLSearchParams): User | null {
  for (const name of ['hash', 'signature']) needed(initData, name);
  if (Number.isNaN(Number(needed(initData, 'auth_date')))) throw unreadable('auth_date');
  const text = initData.get('user');
  if (text === null) return null;
  const { id, first_name, language_code: languageCode = null, is_premium: isPremium = false } = JSON.parse(text);
  const isWhole = typeof id === 'number' && typeof first_name === 'string' && typeof isPremium === 'boolean';
  if (!isWhole || (languageCode !== null && typeof languageCode !== 'string')) throw unreadable('user');
  return { id, languageCode, isPremium };
}
