import { createHash } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The toast and sheet libraries write style elements of their own, so styles may be inline; scripts never may. */
const STYLE_SOURCES = ["'self'", "'unsafe-inline'"];
/** On a developer's machine a remote may come from its own development server. */
const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** The Content-Security-Policy of a page: its own files, its own inline scripts by their hashes, and who may frame it. */
export function contentPolicy(
  html: string,
  { isLocal, messengerOrigins, apiBase }: Pick<Config, 'isLocal' | 'messengerOrigins' | 'apiBase'>,
): string {
  const local = isLocal ? LOCAL_SOURCES : [];
  const api = URL.canParse(apiBase) ? [new URL(apiBase).origin] : [];
  const sockets = isLocal ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(html), ...local],
    'style-src': [...STYLE_SOURCES, ...local],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...local],
    'font-src': ["'self'", ...local],
    'connect-src': ["'self'", ...api, ...local, ...sockets],
    'media-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': messengerOrigins,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Of the scripts that run; data in a script element doesn't. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '', text]) => !/\bsrc=/.test(attributes) && !/\btype=["']?application\/json/.test(attributes) && text !== '')
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
