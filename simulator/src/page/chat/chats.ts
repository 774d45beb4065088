import { botChat, peopleChat } from '../../world/people.ts';
import type { Message, PersonView, Snapshot } from '../../world/types.ts';
import iconUrl from '../icon.svg';

/** A chat of a person as shown in the list and the pickers. */
export interface ChatLabel {
  readonly id: string;
  readonly title: string;
  readonly photoUrl: string;
  readonly isBot: boolean;
}

/** The chat with the bot first, then those with each other person. */
export function chatsOf(person: PersonView, { bot, people }: Snapshot): ChatLabel[] {
  const others = people.filter((each) => each.id !== person.id);
  return [
    { id: botChat(person.id), title: bot.name, photoUrl: iconUrl, isBot: true },
    ...others.map((other) => ({ id: peopleChat(person.id, other.id), title: other.firstName, photoUrl: other.photoUrl, isBot: false })),
  ];
}

export const messagesIn = (chat: string, { messages }: Snapshot): Message[] => messages.filter((message) => message.chat === chat);

/** Hours and minutes of a message's time, which is in seconds. */
export const clockTime = (date: number) => new Date(date * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
