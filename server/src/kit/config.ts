import { existsSync } from 'node:fs';
import path from 'node:path';
import { localSecret } from './db/embedded/folders.ts';
import type { LoginRole } from './db/roles.ts';
import { isLoopback } from './http/loopback.ts';
import { type Environment, environmentSchema, type Limits, USUAL_REGIONS } from './settings.ts';
import { StartError } from './start-error.ts';

/** The token that server and simulator share on a developer's machine; worth nothing anywhere else. */
export const DEVELOPMENT_TOKEN = '1000000001:AAbillet-development-token-no-secret';
/** Olga of the simulator. Nobody else signs in with its token. */
const SIMULATED_OPERATOR = 1003;
/** What the simulator has. Against a real messenger nothing is bought, joined or worn that nobody asked for. */
const simulated = {
  giftMap: { teddy: '5170233102089322756' },
  channelLink: 'https://t.me/billet_news',
  channelId: '@billet_news',
  emojiStatusId: '5368324170671202286',
};
const nothing = { giftMap: {}, channelLink: '', channelId: null, emojiStatusId: '' };
export const ROOT = path.join(import.meta.dirname, '../../..');

export interface Config {
  readonly isLocal: boolean;
  readonly port: number;
  /** Where people reach the app. */
  readonly publicUrl: string;
  readonly apiBase: string;
  readonly releaseFolder: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly databaseRoleUrls: Readonly<Partial<Record<LoginRole, string>>>;
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
  /** Payments that may go back within an hour without an operator. */
  readonly automaticRefundsAnHour: number;
  /** Messenger ids of those who may give refunds and read reports. */
  readonly operatorIds: readonly number[];
  /** Our gift ids to the messenger's. */
  readonly giftMap: Readonly<Record<string, string>>;
  /** Gifts that nobody is offered for now, beside those that rules hide (GFT-02). */
  readonly hiddenGifts: readonly string[];
  /** The gifts of the wishlist (GFT-04). */
  readonly wishlistGifts: readonly string[];
  /** Stars */
  readonly earlyRevealPrice: number;
  /** Unset: the bot polls. Set: it takes updates at its webhook, which carries this. */
  readonly webhookSecret: string | null;
  /** Keys the hashes of who sent what to whom, and the logins of the database. */
  readonly sealKey: string;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly messengerOrigins: readonly string[];
  /** Fully anonymous notes are delivered together, each time so many seconds of the day are full. */
  readonly batchSeconds: number;
  /** Seconds from one count of the scores to the next: strangers see scores, and shall not follow a single note. 0: at once. */
  readonly scoreDelaySeconds: number;
  /** Countries that have a leaderboard of their own, as ISO 3166-1 alpha-2. */
  readonly leaderboardRegions: readonly string[];
  readonly businessTime: Date | null;
  /** Addresses whose word for where a request came from is believed. */
  readonly trustedProxies: readonly string[];
  readonly limits: Limits;
}

/** Reads `.env` beside package.json into the environment; what is set already wins. */
export function readEnvFile(): void {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The configuration out of the environment. Throws StartError with one line that names the variable at fault. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(filled);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'is not valid'}`);
  }
  if (result.data.BILLET_ENV === 'local') refusePublicLocal(result.data, filled.BILLET_ENV !== undefined);
  return toConfig(result.data);
}

/** Local is for one's own machine: its clock can be moved, and everybody knows its token. Whoever forgets to say so shall not run it anywhere else. */
function refusePublicLocal({ PUBLIC_URL, DATABASE_URL, BOT_TOKEN }: Environment, isSaid: boolean): void {
  const isRealBot = BOT_TOKEN !== undefined && BOT_TOKEN !== DEVELOPMENT_TOKEN;
  const real = isRealBot ? 'BOT_TOKEN' : DATABASE_URL === undefined ? null : 'DATABASE_URL';
  if (!isSaid && real !== null)
    throw new StartError(
      `BILLET_ENV: ${real} is set, so say which it is: BILLET_ENV=production, or BILLET_ENV=local on a developer's machine`,
    );
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).host))
    throw new StartError(
      "BILLET_ENV: PUBLIC_URL is not on this machine, so set BILLET_ENV=production, or leave PUBLIC_URL out on a developer's machine",
    );
}

function toConfig(env: Environment): Config {
  const isLocal = env.BILLET_ENV === 'local';
  if (!isLocal && env.BILLET_CLOCK !== undefined) throw new StartError('BILLET_CLOCK: the clock can be moved in BILLET_ENV=local only');
  const dataFolder = path.resolve(ROOT, env.DATA_DIR ?? '.data');
  const simulator = `http://localhost:${env.SIMULATOR_PORT}`;
  const usual = isLocal && env.BOT_API_ROOT === undefined ? simulated : nothing;
  return {
    isLocal,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? localOnly(isLocal, 'PUBLIC_URL', `http://localhost:${env.PORT}`),
    apiBase: env.API_BASE,
    releaseFolder: path.resolve(ROOT, env.RELEASE_DIR ?? '.release'),
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    databaseRoleUrls: roleUrls(env),
    botToken: env.BOT_TOKEN ?? localOnly(isLocal, 'BOT_TOKEN', DEVELOPMENT_TOKEN),
    botApiRoot: env.BOT_API_ROOT ?? (isLocal ? simulator : 'https://api.telegram.org'),
    botUsername: env.BOT_USERNAME,
    sendApp: env.SEND_APP,
    askApp: env.ASK_APP,
    channelLink: env.CHANNEL_LINK ?? usual.channelLink,
    channelId: env.CHANNEL_ID ?? usual.channelId,
    emojiStatusId: env.EMOJI_STATUS_ID ?? usual.emojiStatusId,
    automaticRefundsAnHour: env.AUTOMATIC_REFUNDS_AN_HOUR,
    operatorIds: env.OPERATOR_IDS ?? ((env.BOT_TOKEN ?? DEVELOPMENT_TOKEN) === DEVELOPMENT_TOKEN ? [SIMULATED_OPERATOR] : []),
    giftMap: env.GIFT_MAP ?? usual.giftMap,
    hiddenGifts: env.HIDDEN_GIFTS,
    wishlistGifts: env.WISHLIST_GIFTS,
    earlyRevealPrice: env.EARLY_REVEAL_PRICE,
    webhookSecret: env.WEBHOOK_SECRET ?? null,
    sealKey: env.SEAL_KEY ?? localSecret(localOnly(isLocal, 'SEAL_KEY', dataFolder)),
    logLevel: env.LOG_LEVEL,
    messengerOrigins: ['https://web.telegram.org', ...(isLocal ? [simulator] : []), ...env.MESSENGER_ORIGINS],
    batchSeconds: env.BATCH_SECONDS ?? (isLocal ? 5 : 900),
    scoreDelaySeconds: env.SCORE_DELAY_SECONDS ?? (isLocal ? 0 : 86_400),
    leaderboardRegions: [...new Set(env.LEADERBOARD_REGIONS ?? USUAL_REGIONS)],
    businessTime: env.BILLET_CLOCK === undefined ? null : new Date(env.BILLET_CLOCK),
    trustedProxies: env.TRUSTED_PROXIES,
    limits: env.LIMITS,
  };
}

function localOnly(isLocal: boolean, variable: string, value: string): string {
  if (!isLocal) throw new StartError(`${variable} is missing; BILLET_ENV=production needs it`);
  return value;
}

function roleUrls(env: Environment): Config['databaseRoleUrls'] {
  return {
    ...(env.DATABASE_INBOX_URL === undefined ? {} : { billet_inbox: env.DATABASE_INBOX_URL }),
    ...(env.DATABASE_APP_URL === undefined ? {} : { billet_app: env.DATABASE_APP_URL }),
    ...(env.DATABASE_REVEAL_URL === undefined ? {} : { billet_reveal: env.DATABASE_REVEAL_URL }),
  };
}
