import type { List } from './page.ts';

export type ListType = 'ordinary' | 'anonymous_message';
export type ListFilter = 'all' | 'sent' | 'opened' | 'unanswered';

const isOpened = "placement = 'inbox' AND status = 'opened'";
/** Super notes are listed with the ordinary ones. */
const isValentine = "type <> 'anonymous_message'";
const isQuestion = "type = 'anonymous_message'";

/** The lists of a recipient's inbox. */
export const inboxLists: Readonly<Record<ListType, Readonly<Record<ListFilter, List>>>> = {
  ordinary: {
    all: { name: 'ordinary_all', where: `placement = 'inbox' AND ${isValentine}`, total: 'ordinary + super' },
    sent: { name: 'ordinary_sent', where: `placement = 'inbox' AND status = 'sent' AND ${isValentine}`, total: 'valentines_sent' },
    opened: { name: 'ordinary_opened', where: `${isOpened} AND ${isValentine}`, total: 'ordinary + super - valentines_sent' },
    unanswered: { name: 'ordinary_unanswered', where: `${isOpened} AND answer IS NULL AND ${isValentine}`, total: 'valentines_unanswered' },
  },
  anonymous_message: {
    all: { name: 'anonymous_message_all', where: `placement = 'inbox' AND ${isQuestion}`, total: 'anonymous' },
    sent: { name: 'anonymous_message_sent', where: `placement = 'inbox' AND status = 'sent' AND ${isQuestion}`, total: 'anonymous_sent' },
    opened: { name: 'anonymous_message_opened', where: `${isOpened} AND ${isQuestion}`, total: 'anonymous - anonymous_sent' },
    unanswered: {
      name: 'anonymous_message_unanswered',
      where: `${isOpened} AND answer IS NULL AND ${isQuestion}`,
      total: 'anonymous_unanswered',
    },
  },
};

/** The public lists: opened, answered and visible to everyone. */
export const publicLists: Readonly<Record<ListType, List>> = {
  ordinary: {
    name: 'ordinary_public',
    where: `${isOpened} AND answer IS NOT NULL AND is_public AND ${isValentine}`,
    total: 'valentines_public',
  },
  anonymous_message: {
    name: 'anonymous_message_public',
    where: `${isOpened} AND answer IS NOT NULL AND is_public AND ${isQuestion}`,
    total: 'anonymous_public',
  },
};

export const mutedList: List = { name: 'muted', where: "placement = 'muted'", total: 'muted' };
