import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { localSecret } from './db/embedded/folders.ts';
import type { LoginRole } from './db/roles.ts';
import { StartError } from './start-error.ts';

/** The token that server and simulator share on a developer's machine; worth nothing anywhere else. */
export const DEVELOPMENT_TOKEN = '1000000001:AAbillet-development-token-no-secret';
/** Where the languages of the app are spoken most. */
const USUAL_REGIONS = 'AE AM AZ BR BY DE EG ES FR GE ID IL IN IR IT KG KZ MX MY PH PT RU SA TR UA US UZ VN'.split(' ');
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
  /** Messenger ids of those who may give refunds and read reports. */
  readonly operatorIds: readonly number[];
  /** Our gift ids to the messenger's. */
  readonly giftMap: Readonly<Record<string, string>>;
  /** Gifts that nobody is offered for now, beside those that rules hide (GFT-02). */
  readonly hiddenGifts: readonly string[];
  /** Stars */
  readonly earlyRevealPrice: number;
  /** Unset: the bot polls. Set: it takes updates at its webhook, which carries this. */
  readonly webhookSecret: string | null;
  /** Keys the hashes of who sent what to whom, and the logins of the database. */
  readonly sealKey: string;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly messengerOrigins: readonly string[];
  /** How long a fully anonymous item may be held back, at most. */
  readonly arrivalJitterSeconds: number;
  /** How long new items may stay out of the scores, at most: strangers see scores, and shall not see when something arrived. */
  readonly scoreDelaySeconds: number;
  /** Countries that have a leaderboard of their own, as ISO 3166-1 alpha-2. */
  readonly leaderboardRegions: readonly string[];
  readonly businessTime: Date | null;
  /** Addresses whose word for where a request came from is believed. */
  readonly trustedProxies: readonly string[];
  readonly limits: Limits;
}

export interface Limits {
  readonly perPairADay: number;
  readonly perSenderAnHour: number;
  readonly perAddressAnHour: number;
  readonly revealsAnHour: number;
}

const port = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((n) => n <= 65535, 'must be a port');
const whole = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const botToken = z.string().regex(/^\d{3,20}:[A-Za-z0-9_-]{30,}$/, 'must look like 123456789:ABC… as BotFather gives it');
const name = z.string().regex(/^\w{3,64}$/, 'must be a name of letters, digits and underscores');
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const limitsSchema = z.strictObject({
  perPairADay: z.int().positive().default(10),
  perSenderAnHour: z.int().positive().default(60),
  perAddressAnHour: z.int().positive().default(600),
  revealsAnHour: z.int().positive().default(30),
});

const environmentSchema = z.object({
  BILLET_ENV: z.enum(['local', 'production']).default('local'),
  PORT: port.default(8080),
  SIMULATOR_PORT: port.default(8081),
  API_BASE: z.string().default(''),
  PUBLIC_URL: httpUrl.optional(),
  RELEASE_DIR: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_INBOX_URL: databaseUrl.optional(),
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_REVEAL_URL: databaseUrl.optional(),
  BOT_TOKEN: botToken.optional(),
  BOT_API_ROOT: httpUrl.optional(),
  BOT_USERNAME: name.default('billet_bot'),
  SEND_APP: name.default('send'),
  ASK_APP: name.default('ask'),
  CHANNEL_LINK: httpUrl.optional(),
  CHANNEL_ID: z.string().optional(),
  EMOJI_STATUS_ID: z.string().optional(),
  OPERATOR_IDS: list.pipe(z.array(whole)).default([]),
  GIFT_MAP: json(z.record(z.string(), z.string())).default({}),
  HIDDEN_GIFTS: list.default([]),
  EARLY_REVEAL_PRICE: whole.default(49),
  WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -')
    .optional(),
  SEAL_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXIES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))).default([]),
  MESSENGER_ORIGINS: list.pipe(z.array(httpUrl)).default([]),
  ARRIVAL_JITTER_SECONDS: whole.optional(),
  SCORE_DELAY_SECONDS: whole.optional(),
  LEADERBOARD_REGIONS: list.pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be country codes of two capital letters'))).optional(),
  BILLET_CLOCK: z.iso.datetime({ offset: true }).optional(),
  LIMITS: json(limitsSchema).default(limitsSchema.parse({})),
});
type Environment = z.infer<typeof environmentSchema>;

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
  return toConfig(result.data);
}

function toConfig(env: Environment): Config {
  const isLocal = env.BILLET_ENV === 'local';
  if (!isLocal && env.BILLET_CLOCK !== undefined) throw new StartError('BILLET_CLOCK: the clock can be moved in BILLET_ENV=local only');
  const dataFolder = path.resolve(ROOT, env.DATA_DIR ?? '.data');
  const simulator = `http://localhost:${env.SIMULATOR_PORT}`;
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
    channelLink: env.CHANNEL_LINK ?? '',
    channelId: env.CHANNEL_ID ?? null,
    emojiStatusId: env.EMOJI_STATUS_ID ?? '',
    operatorIds: env.OPERATOR_IDS,
    giftMap: env.GIFT_MAP,
    hiddenGifts: env.HIDDEN_GIFTS,
    earlyRevealPrice: env.EARLY_REVEAL_PRICE,
    webhookSecret: env.WEBHOOK_SECRET ?? null,
    sealKey: env.SEAL_KEY ?? localSecret(localOnly(isLocal, 'SEAL_KEY', dataFolder)),
    logLevel: env.LOG_LEVEL,
    messengerOrigins: ['https://web.telegram.org', ...(isLocal ? [simulator] : []), ...env.MESSENGER_ORIGINS],
    arrivalJitterSeconds: env.ARRIVAL_JITTER_SECONDS ?? (isLocal ? 0 : 600),
    scoreDelaySeconds: env.SCORE_DELAY_SECONDS ?? (isLocal ? 0 : 3600),
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
