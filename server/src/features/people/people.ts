import type { User } from '@billet/shared-domain/contract';
import { makeCode } from '@billet/shared-domain/rules/code';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { namedQuery } from '../../kit/db/named-query.ts';
import { departures, type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { MessengerUser } from '../../kit/http/init-data.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { cleanLanguage, cleanName, cleanPhoto, cleanUsername } from '../../kit/messenger/told.ts';
import { departureMark } from '../../kit/seal/identity.ts';
import { findDeparture, isSignedBefore } from './departure.ts';

interface Recognized {
  readonly person: UserRow;
  readonly deletedAt: Buffer | null;
}

/** With the sealed time of the last deletion of the same messenger account. */
const byMessenger = namedQuery<{ id: number; mark: string }, Recognized[]>('person_by_messenger', (db) =>
  db
    .select({
      person: users,
      deletedAt: sql<Buffer | null>`(SELECT d.deleted_at FROM ${departures} d WHERE d.mark = decode(${sql.placeholder('mark')}, 'hex'))`,
    })
    .from(users)
    .where(eq(users.telegramId, sql.placeholder('id'))),
);

type RecognizeDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>;

/**
 * The person that the messenger names, with the names that it tells now. An unknown person gets an account where `mayCreate` says so: in
 * the profile call of a page. Throws `expired` for others, and for init data that was signed before the account was deleted.
 */
export async function recognize(user: MessengerUser, deps: RecognizeDeps, mayCreate: boolean): Promise<UserRow> {
  const { db, config } = deps;
  const mark = departureMark(config.hashKey, user.id).toString('hex');
  const [found] = await byMessenger(db.app, { id: user.id, mark });
  const deletedAt = found ? found.deletedAt : await findDeparture(db.app, config, user.id);
  if (deletedAt && isSignedBefore(config, user.signedAt, deletedAt)) throw gone();
  const told = whatIsTold(user, found?.person.blockedAt ?? null, config);
  if (found && isUpToDate(found.person, told)) return found.person;
  const person = await (found ? rename(deps, user, told) : mayCreate ? create(deps, user, told) : null);
  if (!person) throw gone();
  return person;
}

const gone = () => new ApiError('expired', 'There is no such account any more; open the app again');

/** Null when the account was deleted since it was read. */
async function rename({ db }: RecognizeDeps, { id }: MessengerUser, told: Told): Promise<UserRow | null> {
  const [person] = await db.app.update(users).set(told).where(eq(users.telegramId, id)).returning();
  return person ?? null;
}

async function create({ db, clock, random }: RecognizeDeps, { id }: MessengerUser, told: Told): Promise<UserRow | null> {
  const [person] = await db.app
    .insert(users)
    .values({ id: random.uuid(), telegramId: id, code: makeCode(random.byte), createdAt: clock.now(), ...told })
    .onConflictDoUpdate({ target: users.telegramId, set: told })
    .returning();
  return person ?? null;
}

type Told = Partial<UserRow> & Pick<UserRow, 'firstName' | 'username' | 'photoUrl' | 'isPremium'>;

type Names = Pick<UserRow, 'firstName' | 'username'> & { readonly languageCode: string | undefined };
/** Names are cleaned once for what was told once: it comes with every call, and cleaning it takes as long as reading it. */
const cleaned = new WeakMap<MessengerUser, Names>();

function cleanNames(user: MessengerUser): Names {
  const known = cleaned.get(user);
  if (known) return known;
  const languageCode = cleanLanguage(user.language_code);
  const names = { firstName: cleanName(user.first_name, languageCode), username: cleanUsername(user.username), languageCode };
  cleaned.set(user, names);
  return names;
}

/** That the bot may write is told, and holds if it was said after the last block; that it may not is only known from the bot. */
function whatIsTold(user: MessengerUser, blockedAt: Date | null, { isLocal, messengerOrigins }: Deps['config']): Told {
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

function isUpToDate(person: UserRow, told: Told): boolean {
  return Object.entries(told).every(([name, value]) => person[name as keyof UserRow] === value);
}

const byCode = namedQuery<{ code: string }, UserRow[]>('person_by_code', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.code, sql.placeholder('code'))),
);

export async function findByCode(db: Queries, code: string): Promise<UserRow | null> {
  const [person] = await byCode(db, { code });
  return person ?? null;
}

export async function findById(db: Queries, id: string): Promise<UserRow | null> {
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person ?? null;
}

/** In which language the bot answers somebody: as they chose in the app, else as the messenger tells it with what they wrote. */
export async function languageOfWriter(db: Queries, { telegramId, languageCode }: Writer): Promise<string | undefined> {
  const [person] = await db.select().from(users).where(eq(users.telegramId, telegramId));
  return person ? languageOf({ language: person.language, languageCode: languageCode ?? person.languageCode }) : languageCode;
}

interface Writer {
  readonly telegramId: number;
  readonly languageCode?: string | undefined;
}

/** Somebody that the bot can't write to: nothing paid is sent there. */
export function isGhost(person: Pick<UserRow, 'botState'>): boolean {
  return person.botState !== 'active';
}

/** Whether the account was deleted: the messenger's ids are above zero, and what a row keeps then is nobody's. */
export function hasLeft(person: Pick<UserRow, 'telegramId'>): boolean {
  return person.telegramId < 0;
}

/** Whether this year's notes open before 8 March for them. `now` is business time: the early opening is bought for a year. */
export function hasEarlyOpening(person: Pick<UserRow, 'earlyRevealYear'>, now: Date): boolean {
  return person.earlyRevealYear === inMoscow(now).year;
}

/** The early opening as the user's own JSON has it; see `earlyUntil`. */
export function earlyOpeningOf(
  person: Pick<UserRow, 'earlyRevealYear' | 'earlyRevealEndedAt'>,
  now: Date,
): Pick<User, 'hasMarch8EarlyReveal' | 'earlyRevealEndedAt'> {
  return { hasMarch8EarlyReveal: hasEarlyOpening(person, now), earlyRevealEndedAt: person.earlyRevealEndedAt?.toISOString() };
}
