import type { Answer } from '@billet/shared-domain/contract';
import { hueOf, initials } from '@billet/shared-domain/rules/avatar';
import { isCode } from '@billet/shared-domain/rules/code';
import { writtenDirection } from '@billet/shared-domain/rules/direction';
import { cutText } from '@billet/shared-domain/rules/text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Lane } from '../../../kit/admission/lane.ts';
import { asScriptData } from './public-config.ts';

/** What everybody may know about the owner of a code: the answer of the public call. */
export type Friend = Answer<'getPublicProfile'>;

/** Asks as the public call does, counted as it is; null where nobody has the code. */
export type FindFriend = (code: string, request: FastifyRequest) => Promise<Friend | null>;

const query = z.object({ tgWebAppStartParam: z.unknown(), entry: z.unknown() }).partial();

/** The link that a page was asked for by; null where its address names nobody's code. */
export function linkOf(request: FastifyRequest): { readonly code: string; readonly entry: unknown } | null {
  const { tgWebAppStartParam: code, entry } = query.catch({}).parse(request.query);
  return typeof code === 'string' && isCode(code) ? { code, entry } : null;
}

/** Finds nobody while others wait: a page comes without its friend then, and asks for them by a call. */
export function whenFree(lane: Lane, find: FindFriend): FindFriend {
  return async (code, request) => {
    if (!lane.isFree()) return null;
    return new Promise((resolve, reject) => {
      const leave = lane.enter(
        () =>
          void find(code, request)
            .then(resolve, reject)
            .finally(() => leave()),
        () => resolve(null),
      );
    });
  };
}

/** Milliseconds for which a page waits for whom its link leads to. */
const PATIENCE = 50;

/** Null where nobody has the code, and where it can't be told in time. */
export async function friendInTime(found: Promise<Friend | null>): Promise<Friend | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null);
  });
  try {
    return await Promise.race([found.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const SLOT = /\sdata-dir="<!--friend\.dir-->"|<!--friend\.(name|initials|hue|photo)(?: ([^>]*?))?-->/g;

/** Where the page has a place for the answer of the public call. */
const DATA_PLACE = /(<script\b[^>]*\bid=["']?friend["']?[^>]*>)[\s\S]*?(<\/script>)/;

/** A friend's page with the friend in it, as text wherever a name stands. */
export function withFriend(page: string, friend: Friend): string {
  const { firstName, photoUrl } = friend.user.telegram;
  const said = (slot: string | undefined, more: string) => {
    if (slot === 'name') return escaped(more === '' ? firstName : cutText(firstName, Number(more)));
    if (slot === 'initials') return escaped(initials(firstName));
    if (slot === 'hue') return String(hueOf(firstName));
    if (slot === 'photo') return photoUrl ? `<${more} src="${escaped(photoUrl)}">` : '';
    return writtenDirection(firstName) ? ' dir="auto"' : '';
  };
  return page
    .replace(SLOT, (_, slot?: string, more = '') => said(slot, more))
    .replace(DATA_PLACE, (_, start: string, end: string) => start + asScriptData(friend) + end);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
