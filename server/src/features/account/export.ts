import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ports } from '../../ports.ts';
import { listItems, listMuted } from '../inventory/queries.ts';
import { presentAll } from '../inventory/read.ts';
import { findById } from '../profile/people.ts';
import { readUser } from '../profile/read.ts';
import { listPurchases } from './purchases.ts';

/** How long the file's address holds, in seconds. */
const LIFE = 600;
/** Rows asked for at once. */
const PAGE = 50;

const mac = (key: string, payload: string) => createHmac('sha256', key).update('billet:export:').update(payload).digest('base64url');

/** The address of a person's file, for ten minutes from `now`. */
export function exportAddress(personId: string, key: string, now: Date): string {
  const payload = `${personId}.${Math.floor(now.getTime() / 1000) + LIFE}`;
  return `${payload}.${mac(key, payload)}`;
}

/** Whose file an address names; null when it isn't ours, or is over. */
export function readExportAddress(address: string, key: string, now: Date): string | null {
  const [personId = '', until = '', signature = ''] = address.split('.');
  const wanted = Buffer.from(mac(key, `${personId}.${until}`));
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Number(until) * 1000 > now.getTime() ? personId : null;
}

/** All that is kept about a person, as they may see it: senders stand in it only where they are known to them. */
export async function exportOf(ports: Ports, personId: string): Promise<object | null> {
  const { db } = ports;
  const person = await findById(db.app, personId);
  if (!person || person.telegramId < 0) return null;
  const received = async (type: 'ordinary' | 'anonymous_message') =>
    presentAll(
      ports,
      person.id,
      await everything((window) => listItems(db.inbox, person.id, type, 'all', window).then(({ rows }) => rows)),
    );
  return {
    exportedAt: new Date().toISOString(),
    user: await readUser(ports, person),
    settings: { isPaused: person.isPaused, mutedWords: person.mutedWords },
    valentines: await received('ordinary'),
    anonymousMessages: await received('anonymous_message'),
    muted: await presentAll(
      ports,
      person.id,
      await everything((window) => listMuted(db.inbox, person.id, window).then(({ rows }) => rows)),
    ),
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
