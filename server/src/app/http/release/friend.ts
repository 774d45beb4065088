import type { Answer } from '@billet/shared-domain/contract';
import { hueOf, initials } from '@billet/shared-domain/rules/avatar';
import { isCode } from '@billet/shared-domain/rules/code';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { cutText } from '@billet/shared-domain/rules/text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Queues } from '../../../kit/overload/queues.ts';
import { asScriptData } from './public-config.ts';

/** The public profile of a code's owner: the response of the public call. */
export type Friend = Answer<'getPublicProfile'>;

/** Looks up a friend like the public call, including its rate limit, for a reader of a language; null for an unknown code. */
export type FindFriend = (code: string, request: FastifyRequest, language: string) => Promise<Friend | null>;

const query = z.object({ tgWebAppStartParam: z.unknown(), entry: z.unknown() }).partial();

/** The code and entry in the address of a page; null when it contains no valid code. */
export function linkOf(request: FastifyRequest): { readonly code: string; readonly entry: unknown } | null {
  const { tgWebAppStartParam: code, entry } = query.catch({}).parse(request.query);
  return typeof code === 'string' && isCode(code) ? { code, entry } : null;
}

/** Returns null while other calls are queued: the page is then served without its friend, and the client requests the profile. */
export function skipWhenBusy({ usual }: Queues, find: FindFriend): FindFriend {
  return async (code, request, language) => (usual.length() > 0 ? null : find(code, request, language));
}

/** Milliseconds that a page waits for the lookup of its friend. */
const TIMEOUT_MS = 50;

/** Resolves to null for an unknown code, a failed lookup and one that exceeds the time limit. */
export async function friendInTime(found: Promise<Friend | null>): Promise<Friend | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, null);
  });
  try {
    return await Promise.race([found.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const SLOT = /\sdata-dir="<!--friend\.dir-->"|<!--friend\.(name|initials|hue|photo)(?: ([^>]*?))?-->/g;

/** The paragraph of a frame that a friend's prompt replaces; it contains plain text. */
const PROMPT_PLACE = /(<p\b[^>]*?)\sdata-friend-prompt(?:="[^"]*")?([^>]*>)[^<]*/g;

/** The script element for the response of the public call. */
const DATA_PLACE = /(<script\b[^>]*\bid=["']?friend["']?[^>]*>)[\s\S]*?(<\/script>)/;

/** Inserts the friend into a page. Names are escaped. */
export function withFriend(page: string, friend: Friend): string {
  const { firstName, photoUrl } = friend.user.telegram;
  const { prompt } = friend.user;
  const language = (slot: string | undefined, more: string) => {
    if (slot === 'name') return escaped(more === '' ? firstName : cutText(firstName, Number(more)));
    if (slot === 'initials') return escaped(initials(firstName));
    if (slot === 'hue') return String(hueOf(firstName));
    if (slot === 'photo') return photoUrl ? `<${more} src="${escaped(photoUrl)}">` : '';
    return writtenDirection(firstName) ? ' dir="auto"' : '';
  };
  return page
    .replace(PROMPT_PLACE, (place, start: string, end: string) => (prompt ? start + end + quoted(prompt) : place))
    .replace(SLOT, (_, slot?: string, more = '') => language(slot, more))
    .replace(DATA_PLACE, (_, start: string, end: string) => start + asScriptData(friend) + end);
}

/** A prompt as the page of the recipient renders it. */
const quoted = ({ text, language }: NonNullable<Friend['user']['prompt']>) =>
  `<q${language === null ? '' : ` lang="${escaped(language)}"`} dir="auto">${escaped(text)}</q>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
