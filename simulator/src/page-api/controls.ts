import { listOf, objectOf } from '../bot-api/method.ts';
import { HttpError, type Route } from '../http/router.ts';
import { isProfile } from '../profiles/profiles.ts';
import { setAccess } from '../world/access.ts';
import { isOutcome } from '../world/outcomes.ts';
import { isQuirk } from '../world/quirks.ts';
import { isTheme } from '../world/themes.ts';
import type { Access, Direction, Network, Newcomer, Person, Traits } from '../world/types.ts';
import { addPerson, changed, type Fault, type MessageLimits, record, resetWorld, snapshot, type World } from '../world/world.ts';
import { personIn } from './people.ts';

const directions: readonly string[] = ['app → messenger', 'messenger → app', 'bot → API', 'API → bot', 'person'];
const isDirection = (name: unknown): name is Direction => typeof name === 'string' && directions.includes(name);
const isNetwork = (name: unknown): name is Network => name === 'normal' || name === 'slow' || name === 'offline';
const isAccess = (name: unknown): name is Access => name === 'unasked' || name === 'allowed' || name === 'blocked';

/** The developer's panel: traits of a person, the business clock, the log, a reset. */
export function controlRoutes(world: World): Route[] {
  return [
    { method: 'GET', path: '/state', handler: () => ({ body: snapshot(world) }) },
    {
      method: 'PATCH',
      path: '/people/:id',
      handler: (request) => {
        const person = personIn(world, request);
        change(world, person, traitsIn(request.body));
        return { body: world.people.get(person.id) };
      },
    },
    { method: 'POST', path: '/people', handler: ({ body }) => ({ status: 201, body: addPerson(world, newcomerIn(body)) }) },
    { method: 'POST', path: '/reset', handler: ({ body }) => reset(world, body.firstId) },
    {
      method: 'POST',
      path: '/limits',
      handler: ({ body }) => {
        world.limits = limitsIn(body);
        return { body: { ok: true } };
      },
    },
    {
      method: 'POST',
      path: '/faults',
      handler: ({ body }) => {
        world.faults = [...world.faults, faultIn(body)];
        return { body: { ok: true } };
      },
    },
    { method: 'POST', path: '/clock', handler: async ({ body }) => ({ body: { now: await setClock(world, body.now) } }) },
    {
      method: 'GET',
      path: '/log',
      handler: ({ query }) => ({
        body: world.log.filter(
          (entry) =>
            matches(query.get('person'), String(entry.person)) &&
            matches(query.get('direction'), entry.direction) &&
            matches(query.get('event'), entry.event) &&
            entry.id > Number(query.get('after') ?? 0),
        ),
      }),
    },
    {
      method: 'POST',
      path: '/log',
      handler: ({ body }) => ({ body: { written: listOf(body.entries).filter((entry) => write(world, entry)).length } }),
    },
  ];
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

function limitsIn({ all, chat }: Readonly<Record<string, unknown>>): MessageLimits | null {
  if (all === undefined && chat === undefined) return null;
  if (!isCount(all) || !isCount(chat)) throw new HttpError(400, 'all and chat are whole numbers above 0; neither means no limits.');
  return { all, chat };
}

function faultIn({ method, status, description, retryAfter, times = 1 }: Readonly<Record<string, unknown>>): Fault {
  if (typeof method !== 'string' || !isCount(status) || !isCount(times))
    throw new HttpError(400, 'A fault has a method, a status and times.');
  const seconds = isCount(retryAfter) ? { retryAfter } : {};
  const words = isCount(retryAfter) ? `Too Many Requests: retry after ${retryAfter}` : 'Internal Server Error';
  return { method, status, times, description: typeof description === 'string' ? description : words, ...seconds };
}

const NAME_LENGTH = 64;

function newcomerIn({ firstName, languageCode, isPremium }: Readonly<Record<string, unknown>>): Newcomer {
  const name = typeof firstName === 'string' ? firstName.trim() : '';
  if (!name || name.length > NAME_LENGTH) throw new HttpError(400, `A name has 1 to ${NAME_LENGTH} letters.`);
  return { firstName: name, languageCode: typeof languageCode === 'string' ? languageCode : 'en', isPremium: isPremium === true };
}

/** Writes one log line reported by the page. False for an invalid one. */
function write(world: World, value: unknown): boolean {
  const { person, direction, event, data, at } = objectOf(value) ?? {};
  if (!isDirection(direction) || typeof event !== 'string' || typeof person !== 'number') return false;
  record(world, { person, direction, event, data }, typeof at === 'number' ? at : undefined);
  return true;
}

const matches = (wanted: string | null, value: string) => wanted === null || wanted === value;

function traitsIn(body: Readonly<Record<string, unknown>>): Partial<Traits> {
  const { languageCode, isPremium, theme, outcome, access, profile, quirk, network, region, isInChannel } = body;
  return {
    ...(typeof languageCode === 'string' ? { languageCode } : {}),
    ...(typeof isPremium === 'boolean' ? { isPremium } : {}),
    ...(isTheme(theme) ? { theme } : {}),
    ...(typeof outcome === 'string' && isOutcome(outcome) ? { outcome } : {}),
    ...(typeof profile === 'string' && isProfile(profile) ? { profile } : {}),
    ...(isQuirk(quirk) ? { quirk } : {}),
    ...(isNetwork(network) ? { network } : {}),
    ...(typeof region === 'string' && /^[A-Z]{2}$/.test(region) ? { region } : {}),
    ...(typeof isInChannel === 'boolean' ? { isInChannel } : {}),
    ...(isAccess(access) ? { access } : {}),
  };
}

function change(world: World, person: Person, { access, ...traits }: Partial<Traits>): void {
  const next = { ...person, ...traits };
  world.people.set(person.id, next);
  setAccess(world, next, access ?? person.access);
}

function reset(world: World, firstId: unknown) {
  if (firstId === undefined) resetWorld(world);
  else if (typeof firstId === 'number' && Number.isSafeInteger(firstId) && firstId > 0) resetWorld(world, firstId);
  else throw new HttpError(400, 'firstId is a whole number above 0.');
  return { body: { ok: true } };
}

/** Sets the business clock of the app; null returns to the wall clock. */
async function setClock(world: World, now: unknown): Promise<string | null> {
  const iso = typeof now === 'string' && !Number.isNaN(Date.parse(now)) ? new Date(now).toISOString() : null;
  const app = `http://127.0.0.1:${world.settings.appPort}`;
  const answer = await fetch(`${app}/api/local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: iso }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => null);
  if (!answer?.ok) throw new HttpError(502, answer ? `The app refused the clock (${answer.status}).` : `No app answers at ${app}.`);
  world.clock = iso;
  changed(world);
  return iso;
}
