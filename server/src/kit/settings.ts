import { z } from 'zod';

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

const text = z.string();
const port = text
  .regex(/^\d+$/)
  .transform(Number)
  .refine((n) => n <= 65535, 'must be a port');
const whole = text.regex(/^\d{1,15}$/, 'must be a whole number').transform(Number);
const batch = whole.refine((seconds) => seconds >= 1 && seconds <= 86_400, 'must be 1 to 86400 seconds');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const list = text.transform((typed) =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const botToken = text.regex(/^\d{3,20}:[A-Za-z0-9_-]{30,}$/, 'must look like 123456789:ABC… as BotFather gives it');
const name = text.regex(/^\w{3,64}$/, 'must be a name of letters, digits and underscores');
const secret = text.regex(/^[A-Za-z0-9_-]{16,256}$/, 'must be 16 to 256 letters, digits, _ or -');
const sealKey = text.min(32, 'must have at least 32 characters');
const proxies = list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const countries = list.pipe(z.array(text.regex(/^[A-Z]{2}$/, 'must be country codes of two capital letters')));
const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']);
const json = <T extends z.ZodType>(schema: T) =>
  text
    .transform((typed, context): unknown => {
      try {
        return JSON.parse(typed);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const setting = <S extends z.ZodType>(schema: S, fallback: string, meaning: string) => ({ schema, default: fallback, meaning });

/** Every setting of the server, in the order of the docs' table, which is made of it. Whatever isn't given has its default. */
export const settings = {
  BILLET_ENV: setting(
    z.enum(['local', 'production']).default('local'),
    'local',
    'local or production; it alone decides the development token, the simulator, the movable clock and the extra origins; it must be said where a bot or a database of one’s own is set, and local is refused with a public address',
  ),
  PORT: setting(port.default(8080), '8080', 'the app and the API, on one origin'),
  SIMULATOR_PORT: setting(port.default(8081), '8081', 'where a developer’s simulator of the messenger is'),
  PUBLIC_URL: setting(httpUrl.optional(), 'http://localhost:PORT locally; production needs it', 'where people reach the app'),
  API_BASE: setting(text.default(''), 'the page’s own origin', 'where the page sends its calls, when that is another origin'),
  MESSENGER_ORIGINS: setting(
    list.pipe(z.array(httpUrl)).default([]),
    'https://web.telegram.org, and the simulator locally',
    'more origins that may frame the app, with commas between',
  ),
  RELEASE_DIR: setting(text.optional(), '.release', 'the composed release that is served'),
  DATA_DIR: setting(text.optional(), '.data', 'what must survive a restart: the embedded database, and a key made locally'),
  DATABASE_URL: setting(databaseUrl.optional(), 'an embedded PostgreSQL under DATA_DIR', 'another PostgreSQL, as its owner'),
  DATABASE_INBOX_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the inbox’s login, where the owner may not create roles'),
  DATABASE_APP_URL: setting(databaseUrl.optional(), 'made from DATABASE_URL', 'the app’s login, where the owner may not create roles'),
  DATABASE_REVEAL_URL: setting(
    databaseUrl.optional(),
    'made from DATABASE_URL',
    'the reveal’s login, where the owner may not create roles',
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
  TRUSTED_PROXIES: setting(
    proxies.default([]),
    'none',
    'addresses or networks, with commas between, whose X-Forwarded-For is believed; without it all people behind a proxy share its address',
  ),
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
