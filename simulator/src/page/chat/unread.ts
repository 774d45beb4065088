import { useEffect, useRef, useState } from 'react';
import { botChat, isChatMember } from '../../world/people.ts';
import type { Message, PersonView, Snapshot } from '../../world/types.ts';

/** The unread messages of people. */
export interface Unread {
  /** The unread messages of one chat or of all, newest last. Own messages are never unread. */
  of(person: PersonView, chat?: string): readonly Message[];
  /** Marks a chat as seen by the person. */
  see(person: PersonView, chat: string): void;
}

const keyOf = (person: number, chat: string) => `${person} ${chat}`;

/** Tracks new messages in all chats. Messages from before the page was opened count as seen. */
export function useUnread(snapshot: Snapshot | null): Unread {
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const start = useRef<number | null>(null);
  const messages = snapshot?.messages ?? [];
  const latest = messages.at(-1)?.id ?? 0;
  if (snapshot && start.current === null) start.current = latest;
  const isNew = ({ id: person }: PersonView, { id, chat, from }: Message): boolean =>
    from !== person && id > (seen[keyOf(person, chat)] ?? start.current ?? 0) && (chat === botChat(person) || isPeoples(chat, person));
  return {
    of: (person, chat) => messages.filter((message) => (!chat || message.chat === chat) && isNew(person, message)),
    see: ({ id }, chat) => setSeen((before) => (before[keyOf(id, chat)] === latest ? before : { ...before, [keyOf(id, chat)]: latest })),
  };
}

const isPeoples = (chat: string, person: number) => chat.startsWith('people:') && isChatMember(chat, person);

/** Marks a chat as seen while it is open, also for each new message. */
export function useMarkRead(unread: Unread, person: PersonView, chat: string | null): void {
  const isAnything = chat !== null && unread.of(person, chat).length > 0;
  useEffect(() => {
    if (isAnything) unread.see(person, chat);
  });
}
