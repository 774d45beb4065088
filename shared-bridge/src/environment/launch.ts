/** What the messenger told when it opened the app (ENV-02). */
export interface Launch {
  /** Goes to the server as it is; null when the messenger gave none. */
  readonly rawInitData: string | null;
  readonly startParam: string | null;
  /** As the messenger names it: android, ios, macos, tdesktop, weba, webk, … */
  readonly platform: string;
  readonly version: string;
  /** Colours of the messenger's theme by their names. */
  readonly theme: Readonly<Record<string, string | undefined>>;
  readonly languageCode: string | null;
  readonly isPremium: boolean;
  /** The messenger's id of the person. */
  readonly account: string | null;
}

interface User {
  readonly id: number;
  readonly languageCode: string | null;
  readonly isPremium: boolean;
}

/** Where the messenger's library keeps the parameters for a reload, and looks for them itself. */
const KEPT = 'tapps/launchParams';

/**
 * Reads the launch parameters from the page's address, or what an earlier page of this tab kept: once, where the library reads and
 * checks all of them again at each of its steps. Throws when they don't pass their schema, which is the library's.
 */
export function readLaunch(): Launch {
  const failures: unknown[] = [];
  for (const source of [() => window.location.href, addressOfNavigation, kept]) {
    try {
      const raw = queryOf(source());
      const launch = launchOf(new URLSearchParams(raw));
      window.sessionStorage.setItem(KEPT, JSON.stringify(raw));
      return launch;
    } catch (thrown) {
      failures.push(thrown);
    }
  }
  throw new Error(`No launch parameters: ${failures.map(String).join('; ')}`);
}

/** The address as it was before the page changed it. */
const addressOfNavigation = () => performance.getEntriesByType('navigation')[0]?.name ?? '';
const kept = () => `?${JSON.parse(window.sessionStorage.getItem(KEPT) ?? '""')}`;
/** Parameters stand behind the question mark, behind the hash, or in both. */
const queryOf = (address: string) => address.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');

function launchOf(given: URLSearchParams): Launch {
  const rawInitData = given.get('tgWebAppData');
  const initData = new URLSearchParams(rawInitData ?? '');
  const user = rawInitData === null ? null : userIn(initData);
  return {
    rawInitData: rawInitData || null,
    startParam: given.get('tgWebAppStartParam') ?? initData.get('start_param'),
    platform: needed(given, 'tgWebAppPlatform'),
    version: needed(given, 'tgWebAppVersion'),
    theme: themeOf(JSON.parse(needed(given, 'tgWebAppThemeParams'))),
    languageCode: user?.languageCode ?? null,
    isPremium: user?.isPremium ?? false,
    account: user ? String(user.id) : null,
  };
}

function needed(given: URLSearchParams, name: string): string {
  const value = given.get(name);
  if (value === null) throw new Error(`${name} is missing`);
  return value;
}

/** Who opened the app; null where the init data, which must be whole, name nobody. */
function userIn(initData: URLSearchParams): User | null {
  for (const name of ['hash', 'signature']) needed(initData, name);
  if (Number.isNaN(Number(needed(initData, 'auth_date')))) throw new Error('auth_date is no time');
  const text = initData.get('user');
  if (text === null) return null;
  const { id, first_name, language_code: languageCode = null, is_premium: isPremium = false } = JSON.parse(text);
  const isWhole = typeof id === 'number' && typeof first_name === 'string' && typeof isPremium === 'boolean';
  if (!isWhole || (languageCode !== null && typeof languageCode !== 'string')) throw new Error('user has no shape');
  return { id, languageCode, isPremium };
}

/** Colours come as #rrggbb, from some clients as a number. */
function themeOf(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const colours = Object.entries(given).map(([name, value]) => {
    const colour = typeof value === 'number' ? `#${(value & 0xffffff).toString(16).padStart(6, '0')}` : value;
    if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) throw new Error(`${name} is no colour`);
    return [name, colour] as const;
  });
  return Object.fromEntries(colours);
}
