/** A remote on a developer's machine that stands in for the released one, where the address of the page asks for it (MFE-08). */
import { z } from 'zod';
import type { Config } from '../../../kit/config.ts';

export interface Override {
  /** Empty where the wish can't be read. */
  readonly remote: string;
  readonly origin: string;
  /** `asks`: nothing of it is loaded before the person agrees. */
  readonly verdict: 'runs' | 'asks' | 'foreign' | 'unreadable';
}

const wishes = z.object({ override: z.unknown(), tgWebAppStartParam: z.unknown() }).partial();
const START_PARAM = /^override-([a-z][a-z0-9]*)-([\w-]*)/;
/** No longer than what fits a line or two on a phone, and of what hosts are made of alone: a URL's host may hold `;`, `!` and brackets too. */
const WISH = /^([a-z][a-z0-9]{0,30})@(https?:\/\/[\w.:[\]-]{1,100}\/?)$/;
const UNREADABLE = { remote: '', origin: '', verdict: 'unreadable' } as const;

/** What a page's query asks for: `override=inbox@http://localhost:3002`, or the same as a start parameter. Null where nothing may stand in. */
export function askedOverride(query: unknown, { isLocal, remoteOverrides }: Pick<Config, 'isLocal' | 'remoteOverrides'>): Override | null {
  if (remoteOverrides.length === 0) return null;
  const { override, tgWebAppStartParam } = wishes.catch({}).parse(query);
  const typed = override ?? fromStartParam(tgWebAppStartParam);
  if (typed === undefined) return null;
  const [, remote = '', address = ''] = typeof typed === 'string' ? (WISH.exec(typed) ?? []) : [];
  const origin = originOf(address);
  if (origin === null) return UNREADABLE;
  // outside a developer's machine it isn't told: the address of a stranger's link would stand over the app
  if (!remoteOverrides.some((allowed) => allows(allowed, origin))) return isLocal ? { remote, origin, verdict: 'foreign' } : null;
  return { remote, origin, verdict: isLocal ? 'runs' : 'asks' };
}

/** A start parameter has letters, digits, _ and - only. */
function fromStartParam(param: unknown): string | undefined {
  if (typeof param !== 'string' || !param.startsWith('override-')) return undefined;
  const [, remote = '', encoded = ''] = START_PARAM.exec(param) ?? [];
  return `${remote}@${Buffer.from(encoded, 'base64url').toString('utf8')}`;
}

/** Null for an address that is more than an origin. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return href === `${origin}/` ? origin : null;
}

const allows = (allowed: string, origin: string) =>
  allowed.endsWith(':*') ? /:\d+$/.test(origin) && origin.replace(/\d+$/, '*') === allowed : origin === allowed;

/** What the page's policy allows besides: files of the origin, and its channel for hot reload. */
export function sourcesOf(override: Override | null): string[] {
  const isAllowed = override?.verdict === 'runs' || override?.verdict === 'asks';
  return isAllowed ? [override.origin, override.origin.replace(/^http/, 'ws')] : [];
}
