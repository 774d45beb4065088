/** `immutable`: the name changes with the content. `day`: cached for a day. `revalidated`: revalidated at every use. */
export type Caching = 'immutable' | 'day' | 'revalidated';

export const cacheControl: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  revalidated: 'no-cache',
};

/**
 * The public folders of a release and their caching. Pointer and history are not public: they contain the names of users, and a page needs
 * less.
 */
export const folders: Readonly<Record<string, Caching>> = {
  host: 'immutable',
  r: 'immutable',
  locales: 'revalidated',
  art: 'day',
  fonts: 'day',
};

/** Content types of served files, by extension. HTML is not included: a page is served with its policy, or not at all. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The caching of a file of a release. */
export const cachingOf = (name: string): Caching => folders[name.slice(0, name.indexOf('/'))] ?? 'revalidated';
