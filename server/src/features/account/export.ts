import type { Deps } from '../../kit/deps.ts';
import { readSigned, signAddress } from '../../kit/seal/signed-address.ts';
import { listItems, listMuted, presentAll } from '../notes/index.ts';
import { listPurchases } from '../payments/index.ts';
import { findById } from '../people/index.ts';
import { readUser } from '../profile/index.ts';

/** How long the file's address holds, in seconds. */
const LIFE = 600;
/** Rows asked for at once. */
const PAGE = 50;

/** The address of a person's file, for ten minutes from `now`. */
export function exportAddress(personId: string, key: string, now: Date): string {
  return signAddress(key, 'export', `${personId}_${Math.floor(now.getTime() / 1000) + LIFE}`);
}

/** Whose file an address names; null when it isn't ours, or is over. */
export function readExportAddress(address: string, key: string, now: Date): string | null {
  const [personId = '', until = ''] = readSigned(key, 'export', address)?.split('_') ?? [];
  return Number(until) * 1000 > now.getTime() ? personId : null;
}

/** All that is kept about a person, as they may see it: senders stand in it only where they are known to them. */
export async function exportOf(deps: Deps, personId: string): Promise<object | null> {
  const { db } = deps;
  const person = await findById(db.app, personId);
  if (!person || person.telegramId < 0) return null;
  const received = async (type: 'ordinary' | 'anonymous_message') =>
    presentAll(deps, person.id, await everything((window) => listItems(db.inbox, person.id, type, 'all', window).then(({ rows }) => rows)));
  return {
    exportedAt: new Date().toISOString(),
    user: await readUser(deps, person),
    settings: { isPaused: person.isPaused, mutedWords: person.mutedWords },
    valentines: await received('ordinary'),
    anonymousMessages: await received('anonymous_message'),
    muted: await presentAll(deps, person.id, await everything((window) => listMuted(db.inbox, person.id, window).then(({ rows }) => rows))),
    purchases: await everything((window) => listPurchases(db.app, person.id, window).then(({ purchases }) => purchases)),
  };
}

async function everything<T>(pageOf: (window: { limit: number; skip: number }) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const page = await pageOf({ limit: PAGE, skip });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
