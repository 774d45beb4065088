/**
 * The origin that people fetch hashed files from, as a part of a call: ASSET_ORIGIN, '' for the page's own. Not set, it stays
 * what the release before says. Throws, in words, where it is no origin.
 */
export function assetOrigin({ ASSET_ORIGIN }: Readonly<Record<string, string | undefined>>): { readonly origin?: string } {
  if (ASSET_ORIGIN === undefined) return {};
  const origin = ASSET_ORIGIN.replace(/\/$/, '');
  if (origin !== '' && !isOrigin(origin)) throw new Error(`ASSET_ORIGIN is "${ASSET_ORIGIN}"; it must be like https://cdn.example`);
  return { origin };
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // in a page's policy `*` would be every host, and `;` its end
  return origin === text && !/[^\w.:/[\]-]/.test(text) && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}
