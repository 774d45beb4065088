import type { Newcomer, Person } from './types.ts';

const usual = {
  theme: 'light',
  outcome: 'normal',
  access: 'unasked',
  profile: 'weba',
  quirk: 'none',
  network: 'normal',
  isInChannel: false,
} as const;

/** Alice's id; Boris has the next. */
export const FIRST_ID = 1001;

/** Who lives here when the simulator starts. Olga, whom the app knows by her id as its operator, has a place on the first day only. */
export const firstPeople = (firstId: number): readonly Person[] => [...couple(firstId), ...(firstId === FIRST_ID ? [olga] : [])];

const olga: Person = {
  ...usual,
  // started the bot long ago: it tells operators at once
  access: 'allowed',
  id: FIRST_ID + 2,
  firstName: 'Olga',
  username: 'olga',
  slug: 'olga',
  hue: 158,
  languageCode: 'en',
  region: 'GB',
  isPremium: false,
};

const couple = (firstId: number): readonly Person[] => [
  {
    ...usual,
    id: firstId,
    firstName: 'Alice',
    username: 'alice',
    slug: 'alice',
    hue: 342,
    languageCode: 'en',
    region: 'GB',
    isPremium: false,
  },
  {
    ...usual,
    id: firstId + 1,
    firstName: 'Boris',
    username: 'boris',
    slug: 'boris',
    hue: 214,
    languageCode: 'en',
    region: 'GB',
    isPremium: true,
  },
];

/** A person beside those who are here: the next id, an origin of their own, a colour of their own. */
export function newPerson(people: readonly Person[], newcomer: Newcomer): Person {
  const id = Math.max(...people.map((person) => person.id)) + 1;
  const slug = slugOf(newcomer.firstName, id, people);
  return { ...usual, ...newcomer, id, username: slug, slug, hue: (id * 137) % 360, region: 'US' };
}

/** A label of a host name; the id helps out where the name has no such letters, or is taken. */
function slugOf(name: string, id: number, people: readonly Person[]): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  const base = /^[a-z]/.test(letters) ? letters.slice(0, 30) : 'person';
  return base === 'person' || people.some((person) => person.slug === base) ? `${base}${id}` : base;
}

export const botChat = (person: number) => `bot:${person}`;
export const peopleChat = (one: number, other: number) => `people:${Math.min(one, other)}-${Math.max(one, other)}`;

/** Whether a person takes part in a chat. */
export function isIn(chat: string, person: number): boolean {
  return (chat.split(':', 2)[1] ?? '').split('-').includes(String(person));
}
