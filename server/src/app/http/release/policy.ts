import { createHash } from 'node:crypto';
import type { Release } from '@billet/release/store';
import { z } from 'zod';
import type { Config } from '../../../kit/config.ts';

/** On developers' machines, the simulator serves people's pictures. */
const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

const hashesSchema = z.array(z.string().regex(/^sha256-[\w+/]{43}=$/)).catch([]);

/**
 * Builds the Content-Security-Policy of a page: its own files, inline scripts and styles by hash, and the frame ancestors. Style elements
 * that the shell's libraries create are allowed by the hashes in its release; none are allowed if the release lists anything else. `more`:
 * the asset origin and the sources of an override.
 */
export function contentPolicy(
  html: string,
  { styles }: Pick<Release['shell']['active'], 'styles'>,
  { isLocal, messengerOrigins, apiBase }: Pick<Config, 'isLocal' | 'messengerOrigins' | 'apiBase'>,
  more: readonly string[] = [],
): string {
  const local = isLocal ? LOCAL_SOURCES : [];
  const api = URL.canParse(apiBase) ? [new URL(apiBase).origin] : [];
  const files = more.filter((source) => source.startsWith('http'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(html), ...files],
    'style-src': ["'self'", ...styleHashes(html), ...hashesSchema.parse(styles).map((hash) => `'${hash}'`), ...files],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...local, ...files],
    'font-src': ["'self'", ...files],
    'connect-src': ["'self'", ...api, ...more],
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

/** Hashes of executable scripts. Scripts of type JSON do not run. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '', text]) => !/\bsrc=/.test(attributes) && !/\btype=["']?application\/json/.test(attributes) && text !== '')
    .map(([, , text = '']) => hashOf(text));
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashOf(text));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
