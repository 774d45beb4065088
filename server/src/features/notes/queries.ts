import type { Answer, InventoryCount } from '@billet/shared-domain/contract';
import { and, asc, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { type ItemRow, items, type Placement } from '../../kit/db/schema/items.ts';

export interface Page<T> {
  readonly rows: readonly T[];
  readonly pagination: Answer<'getValentines'>['pagination'];
}

export interface Window {
  readonly limit: number;
  readonly skip: number;
}

type ListType = 'ordinary' | 'anonymous_message';
export type ListFilter = 'all' | 'sent' | 'opened' | 'unanswered';

const isAnonymous = eq(items.type, 'anonymous_message');
const isValentine = ne(items.type, 'anonymous_message');
/** What the recipient may open: what stands in the inbox, and what stands in the muted list. */
const readableBy = (recipientId: string) =>
  and(eq(items.recipientId, recipientId), eq(items.isArrived, true), inArray(items.placement, ['inbox', 'muted']));
const placedFor = (recipientId: string, placement: Placement) =>
  and(eq(items.recipientId, recipientId), eq(items.isArrived, true), eq(items.placement, placement));
const arrivedFor = (recipientId: string) => placedFor(recipientId, 'inbox');

/** Items of super kind are listed among the ordinary ones. */
const ofType = (type: ListType) => (type === 'ordinary' ? isValentine : isAnonymous);

const filters: Readonly<Record<ListFilter, SQL | undefined>> = {
  all: undefined,
  sent: eq(items.status, 'sent'),
  opened: eq(items.status, 'opened'),
  unanswered: and(eq(items.status, 'opened'), isNull(items.answer)),
};

/** The newest first by their coarse time; inside one hour or day the order is random, and always the same. */
const order = [desc(items.sentBucket), asc(items.shuffle), asc(items.id)];

export async function countItems(db: Queries, recipientId: string): Promise<InventoryCount> {
  const [row] = await db
    .select({
      ordinary: sql<string>`count(*) FILTER (WHERE ${eq(items.type, 'ordinary')})`.mapWith(Number),
      super: sql<string>`count(*) FILTER (WHERE ${eq(items.type, 'super')})`.mapWith(Number),
      total: count(),
      unread: sql<string>`count(*) FILTER (WHERE ${eq(items.status, 'sent')})`.mapWith(Number),
    })
    .from(items)
    .where(arrivedFor(recipientId));
  return row ?? { ordinary: 0, super: 0, total: 0, unread: 0 };
}

export function listItems(db: Queries, recipientId: string, type: ListType, filter: ListFilter, window: Window): Promise<Page<ItemRow>> {
  return pageOf(db, and(arrivedFor(recipientId), ofType(type), filters[filter]), window);
}

/** How many items of a list stand before one of this time. */
export async function countNotOlder(db: Queries, recipientId: string, type: ListType, filter: ListFilter, time: Date): Promise<number> {
  const [row] = await db
    .select({ before: count() })
    .from(items)
    .where(and(arrivedFor(recipientId), ofType(type), filters[filter], gte(items.sentBucket, time)));
  return row?.before ?? 0;
}

/** What everybody may see of a person's inbox: opened, answered and public. */
export function listPublicItems(db: Queries, recipientId: string, type: ListType, window: Window): Promise<Page<ItemRow>> {
  const isShown = and(eq(items.status, 'opened'), sql`${items.answer} IS NOT NULL`, eq(items.isPublic, true));
  return pageOf(db, and(arrivedFor(recipientId), ofType(type), isShown), window);
}

export function listMuted(db: Queries, recipientId: string, window: Window): Promise<Page<ItemRow>> {
  return pageOf(db, placedFor(recipientId, 'muted'), window);
}

export async function countMuted(db: Queries, recipientId: string): Promise<number> {
  const [row] = await db.select({ muted: count() }).from(items).where(placedFor(recipientId, 'muted'));
  return row?.muted ?? 0;
}

/** These items, as far as they are this person's. */
export function listItemsById(db: Queries, recipientId: string, ids: readonly string[], window: Window): Promise<Page<ItemRow>> {
  return pageOf(db, and(readableBy(recipientId), inArray(items.id, [...ids])), window);
}

async function pageOf(db: Queries, where: SQL | undefined, { limit, skip }: Window): Promise<Page<ItemRow>> {
  const rows = await db
    .select()
    .from(items)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  const [all] = await db.select({ total: count() }).from(items).where(where);
  return { rows, pagination: { total: all?.total ?? 0, skip, limit } };
}

/** The item, if it is this person's; somebody else's is as unknown as one that never was. */
export async function findItemOf(db: Queries, itemId: string, recipientId: string): Promise<ItemRow | null> {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, itemId), readableBy(recipientId)));
  return item ?? null;
}
