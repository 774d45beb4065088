import type { InventoryCount, Valentine } from '@billet/shared-domain/contract';
import { startOfSeason } from '@billet/shared-domain/rules/season';
import { isServiceId, serviceNotesFor, winnerGiftId } from '@billet/shared-domain/rules/service';
import { queryPrepared, type Statement } from '../../kit/db/query-prepared.ts';
import { openedService } from '../../kit/db/schema/leaderboards.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate, yearNumber } from '../../kit/messages/texts.ts';
import type { ListFilter, ListType } from './lists.ts';

/** The version of an inbox and the notes of the product team. */
export interface ServiceNotes {
  readonly version: number;
  readonly notes: Valentine[];
}

interface StoredRow {
  readonly version: number;
  readonly opened: readonly string[];
  /** Pairs of season and place. */
  readonly wins: readonly (readonly [number, number])[];
}

const STORED: Statement = {
  name: 'service_notes',
  text: `
  SELECT COALESCE((SELECT version FROM billet.change_events WHERE user_id = $1 AND kind = 'inventory'), 0) AS version,
    (SELECT COALESCE(json_agg(item_id), '[]') FROM billet.opened_service WHERE user_id = $1) AS opened,
    (SELECT COALESCE(json_agg(json_build_array(season, place)), '[]') FROM billet.winners WHERE user_id = $1) AS wins`,
};

/**
 * Notes of the product team: for early users, and gifts for winners of a season. They are in no table; only their opening is stored. They
 * have no sender, so they are never revealed, answered, public or counted for a rank.
 */
export async function serviceNotesOf(deps: Pick<Deps, 'db' | 'clock'>, person: UserRow): Promise<Valentine[]> {
  return (await readServiceNotes(deps, person)).notes;
}

/** The same, with the inbox's version as of that moment. */
export async function readServiceNotes({ db, clock }: Pick<Deps, 'db' | 'clock'>, person: UserRow): Promise<ServiceNotes> {
  const [row] = await queryPrepared<StoredRow>(db.app, STORED, [person.id]);
  const { version, opened, wins } = row ?? { version: 0, opened: [], wins: [] };
  const language = languageOf(person);
  const isOpened = new Set(opened);
  const notes = serviceNotesFor(person.createdAt, clock.now()).map(({ id, number, before }) =>
    compose(id, 'anonymous_message', before, isOpened, () => translate(language, `bot-service-note-${number}`)),
  );
  const gifts = wins.map(([season, place]) =>
    compose(winnerGiftId(season), 'super', startOfSeason(season + 1), isOpened, () =>
      translate(language, 'bot-service-winner', { place, season: yearNumber(season) }),
    ),
  );
  return { version, notes: [...notes, ...gifts].sort((a, b) => b.sentAt.localeCompare(a.sentAt)) };
}

function compose(id: string, type: Valentine['type'], sentAt: Date, opened: ReadonlySet<string>, words: () => string): Valentine {
  const isOpened = opened.has(id);
  return {
    id,
    type,
    status: isOpened ? 'opened' : 'sent',
    item: { id: 'club', type: 'service', containedPublicIds: [], discountPercent: 0, originalPrice: null },
    message: isOpened ? words() : null,
    answer: null,
    sender: null,
    isFullyAnonymous: false,
    isOpenSympathy: false,
    isAnonymousMessage: type === 'anonymous_message',
    isMutual: false,
    isPublic: false,
    isRevealCompleted: false,
    isTelegramGiftSent: false,
    sentAt: sentAt.toISOString(),
  };
}

/** These notes cannot be answered, so none counts as unanswered. */
export function matches(valentine: Valentine, type: ListType, filter: ListFilter): boolean {
  if ((type === 'anonymous_message') !== valentine.isAnonymousMessage) return false;
  return filter === 'all' || filter === valentine.status;
}

export function withService(count: InventoryCount, service: readonly Valentine[]): InventoryCount {
  const unread = service.filter(({ status }) => status === 'sent');
  return {
    super: count.super + service.filter(({ type }) => type === 'super').length,
    ordinary: count.ordinary,
    total: count.total + service.length,
    unread: count.unread + unread.length,
    unreadAnonymous: count.unreadAnonymous + unread.filter(({ isAnonymousMessage }) => isAnonymousMessage).length,
  };
}

/** Opens one of the product team's notes; null if the person has none with this id. */
export async function unwrapServiceNote(deps: Pick<Deps, 'db' | 'live' | 'clock'>, person: UserRow, id: string): Promise<Valentine | null> {
  if (!isServiceId(id)) return null;
  const findNote = async () => (await serviceNotesOf(deps, person)).find((note) => note.id === id) ?? null;
  const note = await findNote();
  if (note?.status !== 'sent') return note;
  await deps.db.app.transaction(async (tx) => {
    const opened = await tx.insert(openedService).values({ userId: person.id, noteId: id }).onConflictDoNothing().returning();
    if (opened.length > 0) await announceChange(tx, person.id, 'inventory');
  });
  return findNote();
}
