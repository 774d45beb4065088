import type { User } from '@billet/shared-domain/contract';
import { makeCode } from '@billet/shared-domain/rules/code';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { namedQuery } from '../../kit/db/named-query.ts';
import { departures, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { MessengerUser } from '../../kit/http/init-data.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { cleanLanguage, cleanName, cleanPhoto, cleanUsername } from '../../kit/messenger/clean-user-data.ts';
import { departureMark } from '../../kit/seal/identity.ts';
import { findDeparture, isSignedBefore } from './departure.ts';

interface CallerRow {
  readonly person: UserRow;
  readonly deletedAt: Buffer | null;
}

/** With the sealed time of the messenger account's last deletion. */
const byMessenger = namedQuery<{ id: number; mark: string }, CallerRow[]>('person_by_messenger', (db) =>
  db
    .select({
      person: users,
      deletedAt: sql<Buffer | null>`(SELECT d.deleted_at FROM ${departures} d WHERE d.mark = decode(${sql.placeholder('mark')}, 'hex'))`,
    })
    .from(users)
    .where(eq(users.telegramId, sql.placeholder('id'))),
);

type CallerDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>;

/**
 * Loads the caller and updates their names from the init data. An unknown user gets an account if `mayCreate`, which is so in a page's
 * profile call. Throws `expired` for other unknown users, and for init data signed before the account was deleted.
 */
export async function loadCaller(user: MessengerUser, deps: CallerDeps, mayCreate: boolean): Promise<UserRow> {
  const { db, config } = deps;
  const mark = departureMark(config.hashKey, user.id).toString('hex');
  const [found] = await byMessenger(db.app, { id: user.id, mark });
  const deletedAt = found ? found.deletedAt : await findDeparture(db.app, config, user.id);
  if (deletedAt && isSignedBefore(config, user.signedAt, deletedAt)) throw accountGone();
  const data = userDataOf(user, found?.person.blockedAt ?? null, config);
  if (found && isUpToDate(found.person, data)) return found.person;
  const person = await (found ? rename(deps, user, data) : mayCreate ? create(deps, user, data) : null);
  if (!person) throw accountGone();
  return person;
}

const accountGone = () => new ApiError('expired', 'This account no longer exists; open the app again');

/** Returns null when the account was deleted since it was read. */
async function rename({ db }: CallerDeps, { id }: MessengerUser, data: UserData): Promise<UserRow | null> {
  const [person] = await db.app.update(users).set(data).where(eq(users.telegramId, id)).returning();
  return person ?? null;
}

async function create({ db, clock, random }: CallerDeps, { id }: MessengerUser, data: UserData): Promise<UserRow | null> {
  const [person] = await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId: id, code: makeCode(random.byte), createdAt: clock.now(), ...data })
    .onConflictDoUpdate({ target: users.telegramId, set: data })
    .returning();
  return person ?? null;
}

type UserData = Partial<UserRow> & Pick<UserRow, 'firstName' | 'username' | 'photoUrl' | 'isPremium'>;

type Names = Pick<UserRow, 'firstName' | 'username'> & { readonly languageCode: string | undefined };
/** Cleaned names by init data: cleaning takes as long as parsing, and the same data comes with every call. */
const cleaned = new WeakMap<MessengerUser, Names>();

function cleanNames(user: MessengerUser): Names {
  const known = cleaned.get(user);
  if (known) return known;
  const languageCode = cleanLanguage(user.language_code);
  const names = { firstName: cleanName(user.first_name, languageCode), username: cleanUsername(user.username), languageCode };
  cleaned.set(user, names);
  return names;
}

/** The columns that init data determines. Write permission holds if it was signed after the last block; only the bot learns of a block. */
function userDataOf(user: MessengerUser, blockedAt: Date | null, { isLocal, messengerOrigins }: Deps['config']): UserData {
  const mayWrite = user.allows_write_to_pm && (blockedAt === null || user.signedAt > blockedAt);
  const { languageCode, firstName, username } = cleanNames(user);
  return {
    firstName,
    username,
    photoUrl: cleanPhoto(user.photo_url, isLocal ? messengerOrigins : []),
    isPremium: user.is_premium ?? false,
    ...(languageCode ? { languageCode } : {}),
    ...(mayWrite ? { botState: 'active' as const } : {}),
  };
}

function isUpToDate(person: UserRow, data: UserData): boolean {
  return Object.entries(data).every(([name, value]) => person[name as keyof UserRow] === value);
}

const byCode = namedQuery<{ code: string }, UserRow[]>('person_by_code', (db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.code, sql.placeholder('code')), gt(users.telegramId, 0))),
);

/** Deleted accounts are not found. */
export async function findByCode(db: Queries, code: string): Promise<UserRow | null> {
  const [person] = await byCode(db, { code });
  return person ?? null;
}

export async function findById(db: Queries, id: string): Promise<UserRow | null> {
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person ?? null;
}

/** The language for the bot's messages to a person: their choice in the app, otherwise the messenger's with this message. */
export async function botLanguageOf(db: Queries, { telegramId, languageCode }: MessengerAccount): Promise<string | undefined> {
  const [person] = await db.select().from(users).where(eq(users.telegramId, telegramId));
  return person ? languageOf({ language: person.language, languageCode: languageCode ?? person.languageCode }) : languageCode;
}

interface MessengerAccount {
  readonly telegramId: number;
  readonly languageCode?: string | undefined;
}

/** Whether the bot cannot write to the person. Paid gifts are not sent to them. */
export function isGhost(person: Pick<UserRow, 'botState'>): boolean {
  return person.botState !== 'active';
}

/** Whether the account was deleted: its remaining row has a negative id; the messenger's ids are above zero. */
export function hasLeft(person: Pick<UserRow, 'telegramId'>): boolean {
  return person.telegramId < 0;
}

/** Whether this year's notes open before 8 March for the person. `now` is business time, since the early opening is sold by year. */
export function hasEarlyOpening(person: Pick<UserRow, 'earlyRevealYear'>, now: Date): boolean {
  return person.earlyRevealYear === inMoscow(now).year;
}

/** The early opening as in the user's own JSON; see `earlyUntil`. */
export function earlyOpeningOf(
  person: Pick<UserRow, 'earlyRevealYear' | 'earlyRevealEndedAt'>,
  now: Date,
): Pick<User, 'hasMarch8EarlyReveal' | 'earlyRevealEndedAt'> {
  return { hasMarch8EarlyReveal: hasEarlyOpening(person, now), earlyRevealEndedAt: person.earlyRevealEndedAt?.toISOString() };
}
