import { botIdOf, type Settings } from '../settings.ts';
import { accountOf, balanceOf, type Entry, openingEntries, openingEntry } from './ledger.ts';
import { FIRST_ID, firstPeople, newPerson } from './people.ts';
import type {
  Command,
  Invoice,
  LogEntry,
  Message,
  Newcomer,
  Notice,
  Person,
  PreparedMessage,
  ReplyKeyboard,
  Snapshot,
  Story,
  Tour,
} from './types.ts';
import { openUpdates, type UpdateQueue } from './updates.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  /** The last failed delivery; `at` in seconds since the epoch. */
  readonly lastError: { readonly at: number; readonly message: string } | null;
}

/** Maximum messages of the bot per second: in total, and per chat. */
export interface MessageLimits {
  readonly all: number;
  readonly chat: number;
}

/** The next `times` calls of a method fail with this. */
export interface Fault {
  readonly method: string;
  readonly status: number;
  readonly description: string;
  readonly retryAfter?: number;
  readonly times: number;
}

/** The answer of the bot to a pre-checkout query. */
export type CheckoutAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The state of the simulator. Plain functions change it, then call `changed`. */
export interface World {
  settings: Settings;
  readonly updates: UpdateQueue;
  readonly people: Map<number, Person>;
  readonly keyboards: Map<number, ReplyKeyboard>;
  readonly storage: Map<number, Map<string, string>>;
  readonly statuses: Map<number, string>;
  readonly stories: Map<number, readonly Story[]>;
  readonly typing: Map<number, number>;
  readonly invoices: Map<string, Invoice>;
  readonly prepared: Map<string, PreparedMessage>;
  readonly checkouts: Map<string, (answer: CheckoutAnswer) => void>;
  readonly callbacks: Map<string, number>;
  readonly bot: { name: string; description: string; menuText: string; commands: readonly Command[] };
  /** The commands of single chats that differ from the common ones. */
  readonly chatCommands: Map<number, readonly Command[]>;
  messages: readonly Message[];
  notices: readonly Notice[];
  ledger: readonly Entry[];
  log: readonly LogEntry[];
  webhook: Webhook | null;
  /** Null without limits. */
  limits: MessageLimits | null;
  faults: readonly Fault[];
  /** The messages of the bot in the last seconds. */
  sent: readonly { readonly at: number; readonly chat: string }[];
  clock: string | null;
  tour: Tour;
  /** The invoice links of unpaid gifts. */
  readonly unpaid: Set<string>;
  nextId: number;
  /** Incremented at each reset: data of an earlier day is invalid. */
  day: number;
  readonly listeners: Set<(what: 'state' | 'log') => void>;
}

const LOG_LENGTH = 2000;
const untried: Tour = { isShared: false, isSent: false, isOpened: false };

export function openWorld(settings: Settings): World {
  const world: World = {
    settings,
    updates: openUpdates(),
    people: new Map(),
    keyboards: new Map(),
    storage: new Map(),
    statuses: new Map(),
    stories: new Map(),
    typing: new Map(),
    invoices: new Map(),
    prepared: new Map(),
    checkouts: new Map(),
    callbacks: new Map(),
    bot: { name: 'Billet', description: '', menuText: 'Open', commands: [] },
    chatCommands: new Map(),
    messages: [],
    notices: [],
    ledger: [],
    log: [],
    webhook: null,
    limits: null,
    faults: [],
    sent: [],
    clock: null,
    tour: untried,
    unpaid: new Set(),
    nextId: 1,
    day: 1,
    listeners: new Set(),
  };
  fill(world, FIRST_ID);
  return world;
}

function fill(world: World, firstId: number): void {
  for (const person of firstPeople(firstId)) world.people.set(person.id, person);
  world.ledger = openingEntries([...world.people.keys()], seconds());
}

/** Adds a person with an account of Stars. */
export function addPerson(world: World, newcomer: Newcomer): Person {
  const person = newPerson([...world.people.values()], newcomer);
  world.people.set(person.id, person);
  world.ledger = [...world.ledger, openingEntry(accountOf(person.id), seconds())];
  changed(world);
  return person;
}

/** Resets people, messages, Stars and storage. Settings of the bot stay. With other ids the app does not know the people. */
export function resetWorld(world: World, firstId = FIRST_ID): void {
  const maps = [
    world.people,
    world.keyboards,
    world.storage,
    world.statuses,
    world.stories,
    world.typing,
    world.invoices,
    world.prepared,
    world.callbacks,
  ];
  for (const map of maps) map.clear();
  world.messages = [];
  world.notices = [];
  world.log = [];
  world.limits = null;
  world.faults = [];
  world.sent = [];
  world.clock = null;
  world.tour = untried;
  world.unpaid.clear();
  world.day += 1;
  world.updates.clear();
  fill(world, firstId);
  changed(world);
}

export function changed(world: World): void {
  for (const listener of [...world.listeners]) listener('state');
}

/** Adds a line to the log; the page reports its lines with its own time. */
export function record(world: World, entry: Omit<LogEntry, 'id' | 'at'>, at = Date.now()): void {
  world.log = [...world.log, { ...entry, id: world.nextId++, at }].slice(-LOG_LENGTH);
  for (const listener of [...world.listeners]) listener('log');
}

/** Adds an update for the bot and logs it. */
export function queueBotUpdate(world: World, kind: string, body: unknown, person: number): void {
  const update = world.updates.add(kind, body);
  record(world, { person, direction: 'API → bot', event: kind, data: update });
}

export const seconds = () => Math.floor(Date.now() / 1000);

/** The origin of the app for a person: through the simulator, which shapes the network. */
export const originOf = (world: World, person: Person) => `http://${person.slug}.localhost:${world.settings.port}`;
export const pageOrigin = (world: World) => `http://localhost:${world.settings.port}`;
export const photoUrlOf = (world: World, person: Person) => `${pageOrigin(world)}/avatars/${person.id}.svg`;

export function snapshot(world: World): Snapshot {
  return {
    bot: { ...world.bot, id: botIdOf(world.settings), username: world.settings.botUsername },
    people: [...world.people.values()].map((person) => ({
      ...person,
      photoUrl: photoUrlOf(world, person),
      origin: originOf(world, person),
      balance: balanceOf(world.ledger, accountOf(person.id)),
      isOperator: world.settings.operatorIds.includes(person.id),
      commands: world.chatCommands.get(person.id) ?? world.bot.commands,
      keyboard: world.keyboards.get(person.id) ?? null,
      emojiStatus: world.statuses.get(person.id) ?? null,
      stories: world.stories.get(person.id) ?? [],
      typingUntil: world.typing.get(person.id) ?? 0,
    })),
    messages: world.messages,
    notices: world.notices,
    clock: world.clock,
    tour: world.tour,
    apps: world.settings.apps,
  };
}
