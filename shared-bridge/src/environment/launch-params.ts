/**
 * Launch parameters in addresses (ENV-02). The page's inline script and the app share this file, so it imports nothing.
 *
 * A client appends the parameters to the address that it opens. If that address has a hash already, they become part of it:
 * `#/inbox?tgWebAppData=…`, `#/ask?code=…&tgWebAppData=…`. https://core.telegram.org/bots/webapps#initializing-mini-apps
 */
const PREFIX = 'tgWebApp';
const DATA = 'tgWebAppData';
const START = 'tgWebAppStartParam';

/**
 * Some clients escape the separator in front of the parameters, or use another one. A name or start parameter in init data may contain
 * the text "tgWebApp" too; its "=" is escaped.
 */
const partsOf = (address: string) => unescaped(address).split(/&(?:amp;)*|[?#]|(?:(?:%(?:25)*[\da-f]{2})+|[^\w-])(?=tgWebApp\w*=)/i);

/** Some clients and redirects escape all parameters, which the first one shows, or only the init data or the theme, once more. */
function unescaped(address: string): string {
  try {
    const once = address.replace(/^((?!tgWebApp).)*tgWebApp\w+%.*|tgWebApp\w+=\w*%25[^&?#]*/g, decodeURIComponent);
    return once === address ? address : unescaped(once);
  } catch {
    return address;
  }
}
export const hasLaunchParams = (address: string): boolean => address.includes(PREFIX);
const isLaunchParam = (part: string) => part.startsWith(PREFIX);

/** Seconds since the epoch at which the messenger signed init data; 0 without a date. The shift turns `Infinity` into 0. */
export const authDateOf = (initData: string | null): number => Number(new URLSearchParams(initData ?? '').get('auth_date')) >>> 0;

/**
 * The launch parameters of an address, in its query, its hash or both. Of several init data, the newest; of other repeated parameters the
 * last, as in the messenger's own script, since clients append them. The start parameter of an address with several init data may be that
 * of an older launch: it is read from the newest init data only.
 */
export function launchParamsIn(address: string): URLSearchParams {
  const given = new URLSearchParams(partsOf(address).filter(isLaunchParam).join('&'));
  const params = new URLSearchParams(Object.fromEntries(given));
  const [newest, older] = [...new Set(given.getAll(DATA))].sort((one, other) => authDateOf(other) - authDateOf(one));
  if (newest !== undefined) params.set(DATA, newest);
  if (older !== undefined) params.delete(START);
  return params;
}

/** A route without the launch parameters that a client put into it. */
export function withoutLaunchParams(route: string): string {
  const [path = '', ...query] = partsOf(route).filter((part) => part && !isLaunchParam(part));
  return [path, query.join('&')].filter(Boolean).join('?');
}

/** The route in a hash; null if the hash has no route, or only the root. */
export function routeIn(hash: string): string | null {
  const route = withoutLaunchParams(hash);
  return /^\/[^?]/.test(route) ? route : null;
}
