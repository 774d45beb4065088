import type { Answer, InventoryCount, Valentine } from '@billet/shared-domain/contract';
import { mergedWindow } from '@billet/shared-domain/rules/service';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { countNotes, countNotOlder, type ListFilter, listNotes, type Window } from './queries.ts';
import { presentAll } from './read.ts';
import { clubNotesOf, matches, withService } from './service.ts';

type Inbox = Answer<'getValentines'>;

/** What a person has, with the product team's notes among it. */
export async function countInbox(deps: Pick<Deps, 'db' | 'clock' | 'config'>, person: UserRow): Promise<InventoryCount> {
  const [stored, service] = await Promise.all([countNotes(deps.db.inbox, person.id), clubNotesOf(deps, person)]);
  return withService(stored, service);
}

/** A page of the inbox, with the product team's notes where their time puts them. */
export async function listInbox(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  person: UserRow,
  type: 'ordinary' | 'anonymous_message',
  filter: ListFilter,
  { limit, skip }: Window,
): Promise<Inbox> {
  const inbox = deps.db.inbox;
  const service = (await clubNotesOf(deps, person)).filter((note) => matches(note, type, filter));
  const places = await Promise.all(
    service.map(async ({ sentAt }, index) => index + (await countNotOlder(inbox, person.id, type, filter, new Date(sentAt)))),
  );
  const window = mergedWindow(places, skip, limit);
  const { rows, pagination } = await listNotes(inbox, person.id, type, filter, window);
  const valentines: Valentine[] = await presentAll(deps, person.id, rows);
  for (const { at, index } of window.extras) valentines.splice(at, 0, ...service.slice(index, index + 1));
  return { valentines, pagination: { total: pagination.total + service.length, skip, limit } };
}
