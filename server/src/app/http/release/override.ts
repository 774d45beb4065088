/** A remote on a developer's machine that replaces the released one, when the address of the page requests it (MFE-08). */
import { z } from 'zod';
import type { Config } from '../../../kit/config.ts';

export interface Override {
  /** Empty when the override is unreadable, and for the panel. */
  readonly remote: string;
  readonly origin: string;
  /**
   * `asks`: nothing of it is loaded before the user agrees. `foreign`: REMOTE_OVERRIDES does not allow this origin. `panel`: the developers'
   * panel without an override.
   */
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable' | 'panel';
}

const querySchema = z.object({ override: z.unknown(), tgWebAppStartParam: z.unknown() }).partial();
/** Both parts may contain hyphens. The second begins as `http` does in base64url. */
const START_PARAM = /^override-([a-z][a-z0-9-]*?)-(aHR0[\w-]*)/;
/** Short enough for two lines on a phone, and limited to characters of host names: a URL's host may also contain `;`, `!` and brackets. */
const REQUEST = /^([a-z][a-z0-9-]{0,30})@(https?:\/\/[\w.:[\]-]{1,100}\/?)$/;
/** The value that opens the developers' panel: `override=panel`, or the start parameter `override-panel`. */
const PANEL = 'panel';
const UNREADABLE = { remote: '', origin: '', verdict: 'unreadable' } as const;

/**
 * Parses the override in a page's query: `override=inbox@http://localhost:3002`, or the same as a start parameter. Null when no override is
 * allowed.
 */
export function requestedOverride(
  query: unknown,
  { isLocal, remoteOverrides }: Pick<Config, 'isLocal' | 'remoteOverrides'>,
): Override | null {
  if (remoteOverrides.length === 0) return null;
  const { override, tgWebAppStartParam } = querySchema.catch({}).parse(query);
  const typed = override ?? fromStartParam(tgWebAppStartParam);
  if (typed === undefined) return null;
  if (typed === PANEL) return { remote: '', origin: '', verdict: 'panel' };
  const [, remote = '', address = ''] = typeof typed === 'string' ? (REQUEST.exec(typed) ?? []) : [];
  const origin = originOf(address);
  if (origin === null) return UNREADABLE;
  // Only on a developer's machine: elsewhere, the address of a stranger's link would be shown over the app
  if (!remoteOverrides.some((allowed) => allows(allowed, origin))) return isLocal ? { remote, origin, verdict: 'foreign' } : null;
  return { remote, origin, verdict: isLocal ? 'runs' : 'asks' };
}

/** A start parameter may only contain letters, digits, _ and -. */
function fromStartParam(param: unknown): string | undefined {
  if (typeof param !== 'string' || !param.startsWith('override-')) return undefined;
  if (param === `override-${PANEL}`) return PANEL;
  const [, remote = '', encoded = ''] = START_PARAM.exec(param) ?? [];
  return `${remote}@${Buffer.from(encoded, 'base64url').toString('utf8')}`;
}

/** Returns null for a URL with more than an origin. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return href === `${origin}/` ? origin : null;
}

const allows = (allowed: string, origin: string) =>
  allowed.endsWith(':*') ? /:\d+$/.test(origin) && origin.replace(/\d+$/, '*') === allowed : origin === allowed;

/** Additional sources in the page's policy: the origin's files and its hot-reload WebSocket. */
export function sourcesOf(override: Override | null): string[] {
  const isAllowed = override?.verdict === 'runs' || override?.verdict === 'asks';
  return isAllowed ? [override.origin, override.origin.replace(/^http/, 'ws')] : [];
}
