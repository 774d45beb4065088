/** `immutable`: its name changes with its content. `kept`: a day without asking. `revalidated`: always asked for. */
export type Caching = 'immutable' | 'kept' | 'revalidated';

export const cacheControl: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  kept: 'public, max-age=86400',
  revalidated: 'no-cache',
};

/**
 * The folders of a release that people may ask for, and how long what is in them is kept. Pointer and history are not among them:
 * they name who released what, and a page needs less.
 */
export const folders: Readonly<Record<string, Caching>> = {
  host: 'immutable',
  r: 'immutable',
  locales: 'revalidated',
  art: 'kept',
  fonts: 'kept',
};

/** Every kind of file that is served, by its ending. A page is none: it is served with its policy, or not at all. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** How long a file of a release may be kept by whoever fetched it. */
export const cachingOf = (name: string): Caching => folders[name.slice(0, name.indexOf('/'))] ?? 'revalidated';
