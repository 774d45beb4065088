import type { Person } from './types.ts';

const usual = { theme: 'light', outcome: 'normal', access: 'unasked' } as const;

/** Who lives here when the simulator starts. */
export const firstPeople: readonly Person[] = [
  { ...usual, id: 1001, firstName: 'Alice', username: 'alice', slug: 'alice', hue: 342, languageCode: 'en', isPremium: false },
  { ...usual, id: 1002, firstName: 'Boris', username: 'boris', slug: 'boris', hue: 214, languageCode: 'ru', isPremium: true },
];

export const botChat = (person: number) => `bot:${person}`;
export const peopleChat = (one: number, other: number) => `people:${Math.min(one, other)}-${Math.max(one, other)}`;

/** Whether a person takes part in a chat. */
export function isIn(chat: string, person: number): boolean {
  return (chat.split(':', 2)[1] ?? '').split('-').includes(String(person));
}
