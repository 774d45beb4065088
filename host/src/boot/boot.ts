/**
 * Runs inline in the page, before any script file is there: asks early for what the first screen needs, all side by side.
 * Self-contained on purpose (types are the only imports); what it needs to know is handed in as `table` at build time.
 */
export interface BootTable {
  /** Path → the remote and the page that stands there. */
  readonly routes: readonly { readonly path: string; readonly remote: string; readonly name: string }[];
  readonly home: string;
  readonly locales: readonly string[];
  /** Locale → files of its display font; '' holds those of all others. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

interface ReleaseInPage {
  readonly remotes: Readonly<Record<string, { readonly active: ActiveRemote }>>;
}
interface ActiveRemote {
  readonly entry: string;
  readonly integrity: Readonly<Record<string, string>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** A language's catalogue that was asked for early; the catalogue loader takes it from here. */
export interface EarlyCatalogue {
  readonly locale: string;
  readonly response: Promise<Response>;
}

export type BootedWindow = Window & {
  /** The profile, for the bridge. */
  __billetEarly?: Promise<Response>;
  __billetEarlyCatalogue?: EarlyCatalogue;
};

export function boot(page: BootedWindow, table: BootTable): void {
  const read = (id: string) => JSON.parse(page.document.getElementById(id)?.textContent || '{}');
  const launch = launchParameters(page);
  const token = launch.get('tgWebAppData') ?? '';
  darken(page, launch);
  const locale = pickLocale(page, token, table.locales);
  // small and waited for: before the larger files, which would keep them from a browser's few connections
  page.__billetEarlyCatalogue = { locale, response: quiet(page.fetch(`/locales/${locale}.ftl`, { cache: 'no-cache' })) };
  const address = `${read('config').apiBase ?? ''}/api/profile`;
  if (token) page.__billetEarly = quiet(page.fetch(address, { headers: { 'API-Token': token } }));
  preloadPage(page, read('release'), startPath(page, token, table), table);
  for (const font of table.fonts[locale] ?? table.fonts[''] ?? []) preload(page, `/fonts/${font}`, 'font');
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
function darken(page: Window, launch: URLSearchParams): void {
  const [, r, g, b] = /"bg_color":"#(..)(..)(..)"/.exec(launch.get('tgWebAppThemeParams') ?? '') ?? [];
  const luminance = r && g && b ? 0.299 * Number.parseInt(r, 16) + 0.587 * Number.parseInt(g, 16) + 0.114 * Number.parseInt(b, 16) : null;
  const isDark = luminance === null ? page.matchMedia('(prefers-color-scheme: dark)').matches : luminance < 120;
  page.document.documentElement.classList.toggle('dark', isDark);
}

/** The person's own choice, as the settings keep it on this device. */
function chosen(page: Window): string {
  try {
    return page.localStorage.getItem('billet-language') ?? '';
  } catch {
    return '';
  }
}

function pickLocale(page: Window, token: string, locales: readonly string[]): string {
  const [, code = ''] = /"language_code":"([\w-]+)"/.exec(new URLSearchParams(token).get('user') ?? '') ?? [];
  for (const wish of [chosen(page), code, ...page.navigator.languages]) {
    const [language = ''] = wish.toLowerCase().split(/[-_]/);
    if (locales.includes(language)) return language;
  }
  return locales[0] ?? '';
}

function startPath(page: Window, token: string, table: BootTable): string {
  const [path = ''] = page.location.hash.slice(1).split('?');
  if (path.startsWith('/')) return path;
  const query = new URLSearchParams(page.location.search);
  const code = query.get('tgWebAppStartParam') ?? new URLSearchParams(token).get('start_param');
  const entry = query.get('entry');
  return code && (entry === 'send' || entry === 'ask') ? `/${entry}` : table.home;
}

/** Asks for the files of the first page with the very attributes that their loaders will use, or they would come twice. */
function preloadPage(page: Window, release: Partial<ReleaseInPage>, path: string, { routes, home }: BootTable): void {
  const route = routes.find((each) => each.path === path) ?? routes.find((each) => each.path === home);
  const active = route && release.remotes?.[route.remote]?.active;
  if (!active || !Object.keys(active.chunks).length) return;
  const files = [active.entry, ...(active.chunks.pages ?? []), ...(active.chunks[route.name] ?? [])];
  for (const file of files) preload(page, file, file.endsWith('.css') ? 'style' : 'script', active.integrity[file]);
}

function preload(page: Window, href: string, as: string, integrity?: string): void {
  const link = page.document.createElement('link');
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', href });
  if (integrity) link.integrity = integrity;
  page.document.head.append(link);
}
