/**
 * The origin of hashed files as an option of a call: ASSET_ORIGIN, '' for the page's own origin. If it is not set, the origin of the
 * current release is kept. Throws an error with a readable message if it is not an origin.
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
  // in a Content-Security-Policy `*` would allow every host, and `;` would end the directive
  return origin === text && !/[^\w.:/[\]-]/.test(text) && (protocol === 'https:' || (protocol === 'http:' && isLoopback));
}
