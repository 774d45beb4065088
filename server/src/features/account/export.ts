import type { NoteRow } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { readSigned, signAddress } from '../../kit/seal/signed-address.ts';
import { clubNotesOf, listMuted, listNotes, listNotesById, presentAll } from '../notes/index.ts';
import { listPurchases } from '../payments/index.ts';
import { findById } from '../people/index.ts';
import { readUser } from '../profile/index.ts';
import { blockedNotes, reportsOf } from '../safety/index.ts';
import { listSent } from '../sent/index.ts';

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

/**
 * All that is kept about a person, as they may see it: senders stand in it only where they are known to them, and of what they sent
 * only what isn't fully anonymous.
 */
export async function exportOf(deps: Deps, personId: string): Promise<object | null> {
  const { db } = deps;
  const person = await findById(db.app, personId);
  if (!person || person.telegramId < 0) return null;
  const { id, mode, language, leaderboardCategory, isPaused, mutedWords, completedTasks, invited } = person;
  const notes = async (pageOf: (window: Window) => Promise<{ readonly rows: readonly NoteRow[] }>) =>
    presentAll(deps, id, await everything((window) => pageOf(window).then(({ rows }) => rows)));
  const blocked = await blockedNotes(deps, id);
  return {
    exportedAt: new Date().toISOString(),
    user: await readUser(deps, person),
    settings: { mode, language, leaderboardCategory, isPaused, mutedWords },
    tasks: { completed: completedTasks, invited },
    valentines: await notes((window) => listNotes(db.inbox, id, 'ordinary', 'all', window)),
    anonymousMessages: await notes((window) => listNotes(db.inbox, id, 'anonymous_message', 'all', window)),
    club: await clubNotesOf(deps, person),
    muted: await notes((window) => listMuted(db.inbox, id, window)),
    blocked: await notes((window) => listNotesById(db.inbox, id, blocked, window)),
    reports: await reportsOf(deps, id),
    sent: await everything((window) => listSent(db.reveal, id, window).then(({ sent }) => sent)),
    purchases: await everything((window) => listPurchases(deps, id, window).then(({ purchases }) => purchases)),
  };
}

interface Window {
  readonly limit: number;
  readonly skip: number;
}

async function everything<T>(pageOf: (window: Window) => Promise<readonly T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const page = await pageOf({ limit: PAGE, skip });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
