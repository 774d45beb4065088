import { z } from 'zod';
import {
  batch,
  botToken,
  countries,
  databaseUrl,
  httpUrl,
  json,
  list,
  logLevel,
  name,
  overrides,
  port,
  proxies,
  rolePrefix,
  sealKey,
  secret,
  text,
  webOrigin,
  whole,
} from './setting-values.ts';

/** One environment variable: what it may be, what holds without it in words, and what it means. */
export interface Setting {
  readonly schema: z.ZodType;
  readonly default: string;
  readonly meaning: string;
}

/** Where the languages of the app are spoken most. */
export const USUAL_REGIONS = 'AE AM AZ BR BY DE EG ES FR GE ID IL IN IR IT KG KZ MX MY PH PT RU SA TR UA US UZ VN'.split(' ');

/** Two packs and three gifts of the catalogue. */
const USUAL_WISHLIST = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

const times = z.int().positive();
/** What one person may do, far above what anybody does; `kit/limits/table.ts` says which call counts as what. */
export const limitsSchema = z.strictObject({
  perPairADay: times.default(10),
  perSenderAnHour: times.default(60),
  perAddressAnHour: times.default(600),
  revealsAnHour: times.default(30),
  revealCallsAnHour: times.default(600),
  invoicesAnHour: times.default(30),
  openingsAnHour: times.default(3_000),
  answersAnHour: times.default(300),
  changesAnHour: times.default(600),
  reportsAnHour: times.default(60),
  tasksAnHour: times.default(120),
  preparedMessagesAnHour: times.default(60),
  picturesAnHour: times.default(120),
  exportsAnHour: times.default(30),
  refundRequestsADay: times.default(30),
  deletionsADay: times.default(10),
  streamsAtOnce: times.default(10),
});
export type Limits = Readonly<z.output<typeof limitsSchema>>;

/** Messages of the bot a second: below what the messenger is known to take, since some that leave in one second arrive in another. */
export const messageLimitsSchema = z.strictObject({ all: z.number().positive().default(25), chat: z.number().positive().default(1) });
export type MessageLimits = Readonly<z.output<typeof messageLimitsSchema>>;

/** From where on a canary is taken back by itself; all of it must be reached. */
export const canaryBoundSchema = z.strictObject({
  failures: times.default(5),
  networks: times.optional(),
  perHundredStarts: z.number().positive().default(2),
  timesActive: z.number().min(1).default(3),
});
export type CanaryBound = Readonly<Record<keyof z.output<typeof canaryBoundSchema>, number>>;

/** What a process does. Any number of processes may do the same. */
export const roles = ['web', 'jobs', 'bot'] as const;
export type Role = (typeof roles)[number];

/** The most connections that a process keeps for what; `workers` are the jobs at once besides those of payments, each with a connection, and four more. */
export const poolsSchema = z.strictObject({
  app: times.default(8),
  inbox: times.default(6),
  reveal: times.default(3),
  owner: times.default(4),
  workers: times.default(4),
});
export type Pools = Readonly<z.output<typeof poolsSchema>>;

const setting = <S extends z.ZodType>(schema: S, fallback: string, meaning: string) => ({ schema, default: fallback, meaning });

/** Every setting of the server, in the order of the docs' table, which is made of it. Whatever isn't given has its default. */
export const settings = {
  BILLET_ENV: setting(
    z.enum(['local', 'production']).default('local'),
    'local',
    'local or production; it alone decides the development token, the simulator, the movable clock and the extra origins; it must be said where a bot or a database of one’s own is set, and local is refused with a public address',
  ),
  ROLES: setting(
    list.pipe(z.array(z.enum(roles)).min(1, 'must name at least one')).default([...roles]),
    'web,jobs,bot',
    'what this process does, with commas between: web answers people and the messenger’s webhook, jobs does what follows, bot keeps the bot; any number of each, on any number of machines: docs/scaling.md',
  ),
  PORT: setting(port.default(8080), '8080', 'the app and the API, on one origin'),
  SIMULATOR_PORT: setting(port.default(8081), '8081', 'where a developer’s simulator of the messenger is'),
  PUBLIC_URL: setting(httpUrl.optional(), 'http://localhost:PORT locally; production needs it', 'where people reach the app'),
  API_BASE: setting(text.default(''), 'the page’s own origin', 'where the page sends its calls, when that is another origin'),
  MESSENGER_ORIGINS: setting(
    list.pipe(z.array(webOrigin)).default([]),
    'https://web.telegram.org, and the simulator locally',
    'more origins that may frame the app, with commas between',
  ),
  REMOTE_OVERRIDES: setting(
    overrides.optional(),
    'http://localhost:* and http://127.0.0.1:* locally, else none',
    'origins, with commas between, from which a developer’s remote may stand in for the released one: docs/releasing.md; none allows nothing',
  ),
  RELEASE_DIR: setting(text.optional(), '.release', 'the composed release that is served'),
  RELEASE_STORE: setting(
    text.optional(),
    'RELEASE_DIR',
    'where releases are: a folder, or s3://bucket/prefix, of which the server keeps copies under DATA_DIR',
  ),
  S3_ENDPOINT: setting(text.optional(), 'Amazon’s', 'where the bucket’s server is, when that is another; it must do conditional writes'),
  S3_REGION: setting(text.optional(), 'us-east-1', 'the bucket’s region'),
  AWS_ACCESS_KEY_ID: setting(
    text.optional(),
    'none; a bucket needs it',
    'the key that may read, write, list and remove in the bucket; with reading alone the server can take back no canary',
  ),
  AWS_SECRET_ACCESS_KEY: setting(text.optional(), 'none; a bucket needs it', 'its secret'),
  AWS_SESSION_TOKEN: setting(text.optional(), 'none', 'what goes with a key that is lent for an hour, as CI gets one'),
  FIRST_FRAMES: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether the page shows its first screen before its code is there, with the friend of a link in it (decision 0042); off: a spinner stands until then',
  ),
  DATA_DIR: setting(text.optional(), '.data', 'what must survive a restart: the embedded database, and a key made locally'),
  DATABASE_URL: setting(
    z.union([z.literal('embedded'), databaseUrl]).optional(),
    'an embedded PostgreSQL under DATA_DIR locally; production needs it',
    'PostgreSQL 16 or newer, as its owner, or embedded; it may lead through a pooler that gives a connection for one transaction; of several hosts, with commas between, the one that takes writes is used with target_session_attrs=read-write',
  ),
  DATABASE_DIRECT_URL: setting(
    databaseUrl.optional(),
    'DATABASE_URL',
    'where DATABASE_URL leads through a pooler: PostgreSQL itself, as its owner, for what keeps a session: news, locks, migrations and the job queue',
  ),
  DATABASE_INBOX_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the inbox’s login, where the owner may not create roles'),
  DATABASE_APP_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the app’s login, where the owner may not create roles'),
  DATABASE_REVEAL_URL: setting(
    databaseUrl.optional(),
    'made from DATABASE_URL',
    'the reveal’s login, where the owner may not create roles',
  ),
  DATABASE_PREPARED: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether statements are prepared, which halves what they cost; behind a pooler that hands out connections by transaction it must keep them (PgBouncer from 1.21 on with max_prepared_statements), else off',
  ),
  DATABASE_ROLES: setting(
    rolePrefix.default('billet'),
    'billet',
    'what the names of the logins begin with (billet_app, billet_inbox, billet_reveal, billet_sealer): roles belong to a whole cluster, so a second installation in it takes a word of its own, and keeps it',
  ),
  MIGRATE_AT_START: setting(
    z.enum(['on', 'off']).default('on'),
    'on',
    'whether a start brings roles and tables up to date; off: only `npm run migrate -w server` does, and a start before it is refused',
  ),
  POOLS: setting(
    json(poolsSchema).default(poolsSchema.parse({})),
    JSON.stringify(poolsSchema.parse({})),
    'JSON: the most connections of this process by login, and how many jobs it does at once; what isn’t named keeps its default: docs/scaling.md adds them up',
  ),
  SEAL_KEY: setting(
    sealKey.optional(),
    'made and kept under DATA_DIR locally; production needs it',
    'at least 32 characters; seals who sends and who pays, and keys the logins of the database: a database is lost without its own',
  ),
  BOT_TOKEN: setting(botToken.optional(), 'the simulator’s bot locally; production needs it', 'the bot, as BotFather gave it'),
  BOT_API_ROOT: setting(httpUrl.optional(), 'the simulator locally, else https://api.telegram.org', 'where the Bot API is'),
  BOT_USERNAME: setting(name.default('billet_bot'), 'billet_bot', 'the bot’s name, for links'),
  SEND_APP: setting(name.default('send'), 'send', 'short name of the bot’s deep-link app for valentines'),
  ASK_APP: setting(name.default('ask'), 'ask', 'short name of the bot’s deep-link app for questions'),
  WEBHOOK_SECRET: setting(
    secret.optional(),
    'the bot polls',
    '16 to 256 letters, digits, _ or -; with it updates come to the webhook, which carries it',
  ),
  CHANNEL_LINK: setting(
    httpUrl.optional(),
    'the simulator’s channel, else none',
    'invite link of the channel that step 3 of sharing opens',
  ),
  CHANNEL_ID: setting(
    text.optional(),
    'the simulator’s channel, else no reward for joining',
    'the channel’s id, by which the bot asks whether somebody joined',
  ),
  EMOJI_STATUS_ID: setting(text.optional(), 'one of the simulator’s, else none is offered', 'the custom emoji that step 4 of sharing sets'),
  OPERATOR_IDS: setting(
    list.pipe(z.array(whole)).optional(),
    '1003 with the simulator’s bot: Olga, who is there from the start; else nobody',
    'messenger ids, with commas between, of the operators: docs/operators.md',
  ),
  AUTOMATIC_REFUNDS_AN_HOUR: setting(
    whole.default(60),
    '60',
    'how many payments may go back within an hour without an operator; the others wait for the next hour, and operators are told',
  ),
  GIFT_MAP: setting(
    json(z.record(z.string(), z.string())).optional(),
    'the simulator’s teddy bear for ours, else none',
    'JSON: ids of our gifts of type telegram_gift to the messenger’s gifts that are bought with them; the others stay in the app',
  ),
  HIDDEN_GIFTS: setting(
    list.default([]),
    'none',
    'ids of gifts that nobody is offered for now, with commas between; the banner of 1 to 20 April stands even where easter_cake is one of them',
  ),
  WISHLIST_GIFTS: setting(
    list.default(USUAL_WISHLIST),
    USUAL_WISHLIST.join(),
    'ids of the two packs and three gifts of the wishlist, with commas between; it shows them by price, and none that is hidden',
  ),
  EARLY_REVEAL_PRICE: setting(whole.default(49), '49', 'Stars for a year’s early opening'),
  LEADERBOARD_REGIONS: setting(
    countries.optional(),
    `${USUAL_REGIONS.length} countries`,
    'countries with a leaderboard of their own, as ISO 3166-1 alpha-2: RU,KZ',
  ),
  SCORE_DELAY_SECONDS: setting(
    whole.optional(),
    '0 locally, else 86400',
    'seconds from one count of the scores to the next: strangers see scores, and shall not follow a single note; 0 counts at once',
  ),
  BATCH_SECONDS: setting(
    batch.optional(),
    '5 locally, else 900',
    'a quarter of an hour: fully anonymous notes travel together, in random order, whenever so many seconds of the day are full; 1 to 86400',
  ),
  LIMITS: setting(
    json(limitsSchema).default(limitsSchema.parse({})),
    JSON.stringify(limitsSchema.parse({})),
    'JSON: how often a person may do what, refusals and unpaid links included, and what people of one network may send beyond 20 an hour each; what isn’t named keeps its default',
  ),
  MESSAGE_LIMITS: setting(
    json(messageLimitsSchema).optional(),
    '{"all":25,"chat":1}; locally a thousand of each',
    'JSON: how many messages the bot sends in a second, of all processes to everybody together, and to one chat; what isn’t named keeps its default; more than the messenger takes is told later by itself',
  ),
  TRUSTED_PROXIES: setting(
    proxies.default([]),
    'none',
    'addresses or networks, with commas between, whose X-Forwarded-For is believed; without it all people behind a proxy share its address',
  ),
  STATUS_TOKEN: setting(
    secret.optional(),
    'nobody may read them; locally everybody',
    '16 to 256 letters, digits, _ or -; whoever brings it may read how often remotes failed, as `npm run status` does',
  ),
  CANARY_BOUND: setting(
    json(canaryBoundSchema).default(canaryBoundSchema.parse({})),
    '{"failures":5,"networks":3,"perHundredStarts":2,"timesActive":3}; one network locally',
    'JSON: a canary that reached all of these within a day goes back by itself: failures, networks they came from, failures in a hundred starts, and how many times as often as the active version fails, unless it is half of its starts; what isn’t named keeps its default; behind a proxy it needs TRUSTED_PROXIES, or all come from one network',
  ),
  METRICS_PORT: setting(
    port.optional(),
    'none: nobody is told numbers',
    'a port of its own for what machines ask: /metrics for Prometheus, /healthz and /readyz; never open it to people (docs/running.md)',
  ),
  METRICS_HOST: setting(text.default('127.0.0.1'), '127.0.0.1', 'the address at which METRICS_PORT listens'),
  INSTANCE: setting(text.max(100).optional(), 'the machine’s name and the process’s number', 'what the log calls this process'),
  BILLET_VERSION: setting(text.max(100).optional(), 'package.json’s', 'the version that the log and the metrics tell; the image sets it'),
  LOG_LEVEL: setting(logLevel.default('info'), 'info', 'trace, debug, info, warn, error or silent'),
  BILLET_CLOCK: setting(z.iso.datetime({ offset: true }).optional(), 'now', 'where the business clock starts; local only'),
} satisfies Record<string, Setting>;

type Settings = typeof settings;
/** The whole environment, checked; the first issue's path is the name of the variable at fault. */
export const environmentSchema = z.object(
  Object.fromEntries(Object.entries(settings).map(([key, { schema }]) => [key, schema])) as {
    [N in keyof Settings]: Settings[N]['schema'];
  },
);
export type Environment = Readonly<z.output<typeof environmentSchema>>;
