import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { z } from 'zod';
import { localSecret } from './data-folder.ts';
import { isLoopback } from './loopback.ts';
import { USUAL_REGIONS } from './settings/business.ts';
import { type CanaryBound, type Limits, type MessageLimits, messageLimitsSchema, type Pools, type Role } from './settings/shapes.ts';
import { type Environment, environmentSchema } from './settings.ts';
import { StartError } from './start-error.ts';

/** The token that server and simulator share on a developer's machine. It is invalid everywhere else. */
export const DEVELOPMENT_TOKEN = '1000000001:AAbillet-development-token-no-secret';
/** Olga of the simulator. Only the simulator can sign in as her. */
const SIMULATED_OPERATOR = 1003;
/** Defaults for the simulator. With Telegram, gifts, channel and emoji status must be configured explicitly. */
const simulated = {
  giftMap: { teddy: '5170233102089322756' },
  channelLink: 'https://t.me/billet_news',
  channelId: '@billet_news',
  emojiStatusId: '5368324170671202286',
};
const nothing = { giftMap: {}, channelLink: '', channelId: null, emojiStatusId: '' };
export const ROOT = path.join(import.meta.dirname, '../../..');

export interface DatabaseConfig {
  /** The owner's address, possibly through a pooler; undefined for the embedded database. */
  readonly url: string | undefined;
  /** The address that bypasses the pooler, if there is one. */
  readonly directUrl: string | undefined;
  readonly loginUrls: Readonly<Partial<Record<'inbox' | 'app' | 'reveal', string>>>;
  /** Prefix of our role names. */
  readonly rolePrefix: string;
  readonly pools: Pools;
  /** Whether statements are prepared. A pooler must support them. */
  readonly isPrepared: boolean;
  /** Whether a start creates roles and runs migrations. */
  readonly migratesAtStart: boolean;
}

export interface Config {
  readonly isLocal: boolean;
  /** The roles of this process. */
  readonly roles: readonly Role[];
  readonly port: number;
  /** The address at which it listens. */
  readonly host: string;
  /** The public address of the app. */
  readonly publicUrl: string;
  readonly apiBase: string;
  /** Origins whose development remotes may replace released ones; `:*` is every port. */
  readonly remoteOverrides: readonly string[];
  /** The folder that the release's files are served from. */
  readonly releaseFolder: string;
  /** The bucket of the releases, if they are not on this machine, in the settings of the release tool. */
  readonly releaseBucket: Readonly<Record<string, string | undefined>> | null;
  /** Whether pages contain the first frames of their release. */
  readonly firstFrames: boolean;
  readonly dataFolder: string;
  readonly database: DatabaseConfig;
  readonly botToken: string;
  readonly botApiRoot: string;
  readonly botUsername: string;
  readonly sendApp: string;
  readonly askApp: string;
  /** Empty: there is no channel. */
  readonly channelLink: string;
  readonly channelId: string | null;
  /** Empty: no status is offered. */
  readonly emojiStatusId: string;
  /** Payments that may be refunded within an hour without an operator. */
  readonly automaticRefundsAnHour: number;
  /** Telegram ids of the operators, who may refund and read reports. */
  readonly operatorIds: readonly number[];
  /** Our gift ids → Telegram's. */
  readonly giftMap: Readonly<Record<string, string>>;
  /** Gifts that are temporarily not offered, besides those that rules hide (GFT-02). */
  readonly hiddenGifts: readonly string[];
  /** The gifts of the wishlist (GFT-04). */
  readonly wishlistGifts: readonly string[];
  /** Stars */
  readonly earlyRevealPrice: number;
  /** Null: the bot polls. Set: it receives updates at its webhook, which carries this secret. */
  readonly webhookSecret: string | null;
  /** Seals senders and payers, and derives the passwords of the database logins. */
  readonly sealKey: string;
  /** Key of the stored hashes. The database stores it sealed. Changing the seal key reseals it and does not change the hashes. */
  readonly hashKey: string;
  /** The key that `rekey` replaces. */
  readonly oldSealKey: string | null;
  /** Address of the metrics endpoint; null: none. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Name of this process in the log. */
  readonly instance: string;
  readonly version: string;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly messengerOrigins: readonly string[];
  /** Fully anonymous notes are delivered together, whenever a multiple of this many seconds of the day has passed. */
  readonly batchSeconds: number;
  /** Seconds between two counts of the scores. Strangers see scores, and must not be able to detect a single note. 0: at once. */
  readonly scoreDelaySeconds: number;
  /** Countries with their own leaderboard, as ISO 3166-1 alpha-2. */
  readonly leaderboardRegions: readonly string[];
  readonly businessTime: Date | null;
  /** An .mmdb file with cities; null: no city is known. */
  readonly geoCityDatabase: string | null;
  /** Proxy addresses whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly limits: Limits;
  /** Maximum messages per second that the bot sends. */
  readonly messageLimits: MessageLimits;
  /** Grants access to failure counts of remotes. Null: no access, except locally. */
  readonly statusToken: string | null;
  /** Thresholds from which a canary is withdrawn. */
  readonly canaryBound: CanaryBound;
}

/** Reads `.env` next to package.json into the environment. Variables that are already set have precedence. */
export function readEnvFile(): void {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Replaces zod's messages for the checks that settings use. Messages of a setting's own schema have precedence. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `must be a ${['object', 'record'].includes(issue.expected) ? 'JSON object' : issue.expected.replace('int', 'whole number')}`;
    case 'unrecognized_keys':
      return `does not have ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    case 'too_small':
      return `must be a number ${issue.inclusive ? 'of at least' : 'greater than'} ${issue.minimum}`;
    default:
      return undefined;
  }
};

/** `POOLS.app`, or `ROLES, entry 2` for an entry of a list. */
const placeOf = (keys: readonly PropertyKey[]) =>
  keys.map((key, n) => (typeof key === 'number' ? `, entry ${key + 1}` : `${n > 0 ? '.' : ''}${String(key)}`)).join('');

/** Reads the configuration from the environment. Throws StartError with one line that names the invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(filled, { error: describeIssue });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${placeOf(issue?.path ?? [])}: ${issue?.message ?? 'is not valid'}`);
  }
  if (result.data.BILLET_ENV === 'local') refusePublicLocal(result.data, filled.BILLET_ENV !== undefined);
  return toConfig(result.data);
}

/**
 * Rejects local settings that could be public: a local server's clock can be moved, and everybody knows its token. A forgotten BILLET_ENV
 * must not have that effect on another machine.
 */
function refusePublicLocal({ PUBLIC_URL, DATABASE_URL, BOT_TOKEN, HOST }: Environment, isSaid: boolean): void {
  const isRealBot = BOT_TOKEN !== undefined && BOT_TOKEN !== DEVELOPMENT_TOKEN;
  const isRealDatabase = DATABASE_URL !== undefined && DATABASE_URL !== 'embedded';
  const real = isRealBot ? 'BOT_TOKEN' : isRealDatabase ? 'DATABASE_URL' : null;
  if (!isSaid && real !== null)
    throw new StartError(
      `BILLET_ENV: ${real} is set, so it cannot be left out; set BILLET_ENV=production, or BILLET_ENV=local on a developer's machine`,
    );
  if (!isLoopback(HOST.includes(':') ? `[${HOST}]` : HOST))
    throw new StartError('HOST: BILLET_ENV=local listens on this machine alone; leave HOST out, or set BILLET_ENV=production');
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).host))
    throw new StartError(
      "BILLET_ENV: PUBLIC_URL is not on this machine, so set BILLET_ENV=production, or leave PUBLIC_URL out on a developer's machine",
    );
}

function refuseUnusableAddresses({ PUBLIC_URL, PORT, METRICS_PORT }: Environment): void {
  if (PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(PUBLIC_URL).host))
    throw new StartError(`PUBLIC_URL: Telegram opens only https addresses; change ${PUBLIC_URL} to https`);
  if (METRICS_PORT === PORT && PORT !== 0) throw new StartError(`METRICS_PORT: ${PORT} is also PORT; choose another port`);
}

function toConfig(env: Environment): Config {
  const isLocal = env.BILLET_ENV === 'local';
  if (!isLocal && env.BILLET_CLOCK !== undefined) throw new StartError('BILLET_CLOCK: the clock can be moved in BILLET_ENV=local only');
  refuseUnusableAddresses(env);
  const dataFolder = path.resolve(ROOT, env.DATA_DIR ?? '.data');
  const simulator = `http://localhost:${env.SIMULATOR_PORT}`;
  const usual = isLocal && env.BOT_API_ROOT === undefined ? simulated : nothing;
  const sealKey = env.SEAL_KEY ?? localSecret(localOnly(isLocal, 'SEAL_KEY', dataFolder));
  return {
    isLocal,
    roles: [...new Set(env.ROLES)],
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? localOnly(isLocal, 'PUBLIC_URL', `http://localhost:${env.PORT}`),
    apiBase: env.API_BASE ?? '',
    remoteOverrides: env.REMOTE_OVERRIDES ?? (isLocal ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
    ...placeOfRelease(env, dataFolder),
    firstFrames: env.FIRST_FRAMES === 'on',
    dataFolder,
    database: placeOfDatabase(env, isLocal),
    botToken: env.BOT_TOKEN ?? localOnly(isLocal, 'BOT_TOKEN', DEVELOPMENT_TOKEN),
    botApiRoot: env.BOT_API_ROOT ?? (isLocal ? simulator : 'https://api.telegram.org'),
    botUsername: env.BOT_USERNAME,
    sendApp: env.SEND_APP,
    askApp: env.ASK_APP,
    ...channelOf(env, usual),
    emojiStatusId: env.EMOJI_STATUS_ID ?? usual.emojiStatusId,
    automaticRefundsAnHour: env.AUTOMATIC_REFUNDS_AN_HOUR,
    operatorIds: env.OPERATOR_IDS ?? ((env.BOT_TOKEN ?? DEVELOPMENT_TOKEN) === DEVELOPMENT_TOKEN ? [SIMULATED_OPERATOR] : []),
    giftMap: env.GIFT_MAP ?? usual.giftMap,
    hiddenGifts: env.HIDDEN_GIFTS,
    wishlistGifts: env.WISHLIST_GIFTS,
    earlyRevealPrice: env.EARLY_REVEAL_PRICE,
    webhookSecret: env.WEBHOOK_SECRET ?? null,
    sealKey,
    hashKey: sealKey,
    oldSealKey: env.SEAL_KEY_OLD ?? null,
    metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    instance: env.INSTANCE ?? `${hostname()}-${process.pid}`,
    version: env.BILLET_VERSION ?? packageVersion(),
    logLevel: env.LOG_LEVEL,
    messengerOrigins: ['https://web.telegram.org', ...(isLocal ? [simulator] : []), ...env.MESSENGER_ORIGINS],
    batchSeconds: env.BATCH_SECONDS ?? (isLocal ? 5 : 900),
    scoreDelaySeconds: env.SCORE_DELAY_SECONDS ?? (isLocal ? 0 : 86_400),
    leaderboardRegions: [...new Set(env.LEADERBOARD_REGIONS ?? USUAL_REGIONS)],
    businessTime: env.BILLET_CLOCK === undefined ? null : new Date(env.BILLET_CLOCK),
    geoCityDatabase: env.GEO_CITY_DATABASE ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    limits: env.LIMITS,
    messageLimits: env.MESSAGE_LIMITS ?? (isLocal ? { all: 1000, chat: 1000 } : messageLimitsSchema.parse({})),
    statusToken: env.STATUS_TOKEN ?? null,
    canaryBound: env.CANARY_BOUND,
  };
}

/** A channel needs both settings: with one of them, users could join without a reward, or have nothing to join. */
function channelOf(env: Environment, usual: typeof nothing | typeof simulated): Pick<Config, 'channelLink' | 'channelId'> {
  const channel = { channelLink: env.CHANNEL_LINK ?? usual.channelLink, channelId: env.CHANNEL_ID ?? usual.channelId };
  const isHalf = (channel.channelLink === '') !== (channel.channelId === null);
  if (!isHalf) return channel;
  const [is, lacks] = channel.channelId === null ? ['CHANNEL_LINK', 'CHANNEL_ID'] : ['CHANNEL_ID', 'CHANNEL_LINK'];
  throw new StartError(`${lacks} is missing; ${is} is set, and a channel needs both, or neither`);
}

function placeOfRelease(env: Environment, dataFolder: string): Pick<Config, 'releaseFolder' | 'releaseBucket'> {
  const place = env.RELEASE_STORE ?? env.RELEASE_DIR ?? '.release';
  const [scheme] = /^\w+:\/\//.exec(place) ?? [];
  if (scheme !== undefined && scheme !== 's3://')
    throw new StartError(`RELEASE_STORE: ${scheme} is not supported; set it to a folder or s3://bucket/prefix`);
  if (scheme === undefined) return { releaseFolder: path.resolve(ROOT, place), releaseBucket: null };
  const { S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  return {
    releaseFolder: path.join(dataFolder, 'release'),
    releaseBucket: { RELEASE_STORE: place, S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN },
  };
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function placeOfDatabase(env: Environment, isLocal: boolean): DatabaseConfig {
  const { DATABASE_INBOX_URL: inbox, DATABASE_APP_URL: app, DATABASE_REVEAL_URL: reveal } = env;
  const url = env.DATABASE_URL ?? localOnly(isLocal, 'DATABASE_URL', 'embedded');
  return {
    url: url === 'embedded' ? undefined : url,
    directUrl: env.DATABASE_DIRECT_URL,
    loginUrls: { ...(inbox && { inbox }), ...(app && { app }), ...(reveal && { reveal }) },
    rolePrefix: env.DATABASE_ROLES,
    pools: env.POOLS,
    isPrepared: env.DATABASE_PREPARED === 'on',
    migratesAtStart: env.MIGRATE_AT_START === 'on',
  };
}

function localOnly<T extends string>(isLocal: boolean, variable: string, value: T): T {
  if (!isLocal) throw new StartError(`${variable} is missing; BILLET_ENV=production needs it`);
  return value;
}
