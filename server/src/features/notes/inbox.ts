import type { Answer, InventoryCount, Valentine } from '@billet/shared-domain/contract';
import { closedSince, earlyUntil } from '@billet/shared-domain/rules/march8';
import { mergedWindow } from '@billet/shared-domain/rules/service';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { earlyOpeningOf } from '../people/index.ts';
import { inboxLists, type ListFilter, type ListType } from './lists.ts';
import { makePageReader, type PageRange } from './page.ts';
import { withCursors } from './page-cursors.ts';
import { countClosed, countNotes, countNotOlder } from './queries.ts';
import { presentAll } from './read.ts';
import { matches, readServiceNotes, serviceNotesOf, withService } from './service.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Counts a person's notes, including those of the product team. */
export async function countInbox(deps: ReadDeps, person: UserRow): Promise<InventoryCount> {
  const now = deps.clock.now();
  const since = closedSince(earlyUntil(earlyOpeningOf(person, now)), now);
  const [stored, service, closed] = await Promise.all([
    countNotes(deps.db.inbox, person.id),
    serviceNotesOf(deps, person),
    since ? countClosed(deps.db.inbox, person.id, since) : 0,
  ]);
  return { ...withService(stored, service), ...(closed > 0 ? { closed } : {}) };
}

const pageReader = (type: ListType, filter: ListFilter) => withCursors(makePageReader(inboxLists[type][filter]), `${type} ${filter}`);
const filtersOf = (type: ListType) => ({
  all: pageReader(type, 'all'),
  sent: pageReader(type, 'sent'),
  opened: pageReader(type, 'opened'),
  unanswered: pageReader(type, 'unanswered'),
});
const pageReaders = { ordinary: filtersOf('ordinary'), anonymous_message: filtersOf('anonymous_message') };

/**
 * A page of the inbox, with the product team's notes sorted in by time. The version is read before the list: a stale version only causes
 * one more request.
 */
export async function listInbox(
  deps: ReadDeps,
  person: UserRow,
  { type, filter, limit, skip }: PageRange & { readonly type: ListType; readonly filter: ListFilter },
): Promise<Answer<'getValentines'>> {
  const { inbox } = deps.db;
  const { version, notes } = await readServiceNotes(deps, person);
  const service = notes.filter((note) => matches(note, type, filter));
  const times = service.map(({ sentAt }) => sentAt);
  const before = await countNotOlder(inbox, person.id, inboxLists[type][filter], times, skip + limit);
  const places = before.map((stored, index) => stored + index);
  const window = mergedWindow(places, skip, limit);
  const { rows, total } = await pageReaders[type][filter](inbox, person.id, version, window);
  const valentines: Valentine[] = await presentAll(deps, person.id, rows);
  for (const { at, index } of window.extras) valentines.splice(at, 0, ...service.slice(index, index + 1));
  return { valentines, pagination: { total: total + service.length, skip, limit }, version };
}
