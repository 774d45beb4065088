import { createHash, createHmac, createPrivateKey, sign } from 'node:crypto';
import { profiles } from '../profiles/profiles.ts';
import { botIdOf } from '../settings.ts';
import { sentColors } from './themes.ts';
import type { Person } from './types.ts';
import { originOf, photoUrlOf, seconds, type World } from './world.ts';

export type Entry = 'main' | 'send' | 'ask';
export interface Launch {
  readonly app: Entry;
  /** The start parameter of the deep link; empty when opened from the bot's menu. */
  readonly start: string;
  /** The address in a button of the bot. Defaults to that of the app. */
  readonly url?: string;
}

/** Whether a text is a valid start parameter. */
export const isStartParam = (text: string) => /^[\w-]{0,512}$/.test(text);

/** The address that the client loads into the frame of the mini-app. */
export function launchUrl(world: World, person: Person, launch: Launch): string {
  const profile = profiles[person.profile];
  const url = new URL(ownAddress(world, person, launch.url ?? '/'));
  if (launch.app !== 'main') url.searchParams.set('entry', launch.app);
  if (launch.start) url.searchParams.set('tgWebAppStartParam', launch.start);
  const params = new URLSearchParams({
    tgWebAppData: initData(world, person, launch),
    tgWebAppVersion: profile.version,
    tgWebAppPlatform: profile.platform,
    tgWebAppThemeParams: JSON.stringify(sentColors(profile, person.theme, person.quirk)),
  });
  return appendToHash(url.href, params.toString().replaceAll('+', '%20'));
}

/**
 * Appends parameters to an address as the messenger's clients do (`urlAppendHashParams` of telegram-web-app.js): they become the hash, or
 * extend an existing one.
 */
export function appendToHash(address: string, params: string): string {
  const [base = '', hash = ''] = address.split(/#(.*)/s, 2);
  if (hash === '') return `${base}#${params}`;
  return `${address}${/[=?]/.test(hash) ? '&' : '?'}${params}`;
}

/** The app's address on the person's origin; any other address unchanged. */
function ownAddress(world: World, person: Person, address: string): string {
  const url = new URL(address, originOf(world, person));
  const isApp = url.port === String(world.settings.appPort) && /(^|\.)localhost$|^127\.0\.0\.1$/.test(url.hostname);
  return isApp ? new URL(url.pathname + url.search + url.hash, originOf(world, person)).href : url.href;
}

/** Init data signed like in the messenger: an HMAC over every pair except `hash`, including `signature`. */
export function initData(world: World, person: Person, launch: Launch): string {
  const { token } = world.settings;
  const pairs: [string, string][] = [
    ...(launch.start || launch.app !== 'main' ? linkPairs(person, launch) : [['query_id', queryId(person)] satisfies [string, string]]),
    ['user', JSON.stringify(webAppUser(world, person))],
    ['auth_date', String(seconds())],
  ];
  pairs.push(['signature', thirdPartySignature(pairs, botIdOf(world.settings))]);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const hash = createHmac('sha256', secret).update(checkString(pairs)).digest('hex');
  return new URLSearchParams([...pairs, ['hash', hash]]).toString();
}

function linkPairs(person: Person, launch: Launch): [string, string][] {
  const pairs: [string, string][] = [
    ['chat_instance', digits(`chat ${person.id}`)],
    ['chat_type', 'private'],
  ];
  return launch.start ? [...pairs, ['start_param', launch.start]] : pairs;
}

/** The user object of mini-apps. Boolean fields are present only if true. */
function webAppUser(world: World, person: Person): Record<string, unknown> {
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: '',
    username: person.username,
    language_code: person.languageCode,
    ...(person.isPremium ? { is_premium: true } : {}),
    ...(person.access === 'allowed' ? { allows_write_to_pm: true } : {}),
    photo_url: photoUrlOf(world, person),
  };
}

const checkString = (pairs: readonly (readonly [string, string])[]) =>
  pairs
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

const queryId = (person: Person) => `AAH${createHash('sha256').update(`${person.id} ${Date.now()}`).digest('base64url').slice(0, 20)}`;

/** Stable digits for a name: the chat instance is the same at every launch. */
const digits = (name: string) => BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 15)}`).toString();

/** A well-formed Ed25519 signature by a key of the simulator: third parties that trust the messenger's key reject it. */
function thirdPartySignature(pairs: readonly (readonly [string, string])[], botId: number): string {
  return sign(null, Buffer.from(`${botId}:WebAppData\n${checkString(pairs)}`), signingKey).toString('base64url');
}

const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const seed = createHash('sha256').update('simulator').digest();
const signingKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
