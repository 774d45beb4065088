import type { Newcomer, Person } from './types.ts';

const defaults = {
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

/** The people at the start of the simulator. Olga, the operator that the app knows by her id, exists on the first day only. */
export const firstPeople = (firstId: number): readonly Person[] => [...couple(firstId), ...(firstId === FIRST_ID ? [olga] : [])];

const olga: Person = {
  ...defaults,
  // has started the bot before, so that it can notify operators at once
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
    ...defaults,
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
    ...defaults,
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

/** An additional person with the next id, a separate origin and a separate colour. */
export function newPerson(people: readonly Person[], newcomer: Newcomer): Person {
  const id = Math.max(...people.map((person) => person.id)) + 1;
  const slug = slugOf(newcomer.firstName, id, people);
  return { ...defaults, ...newcomer, id, username: slug, slug, hue: (id * 137) % 360, region: 'US' };
}

/** A label for the host name. Includes the id if the name has no usable letters or is taken. */
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

/** Whether a person is a member of a chat. */
export function isChatMember(chat: string, person: number): boolean {
  return (chat.split(':', 2)[1] ?? '').split('-').includes(String(person));
}
