import type { InventoryCount, Valentine } from '../contract/inventory.ts';
import type { User } from '../contract/profile.ts';
import { fromMoscow, inMoscow, moscowDaysBetween } from './moscow.ts';

/** 8 March, 14:00 in Moscow: from then on, a year's valentines may be opened. */
export function openingTime(year: number): Date {
  return fromMoscow(year, 3, 8, 14);
}

/** Valentines sent before 5 March 2025 were never closed. */
const ALWAYS_OPEN_BEFORE = fromMoscow(2025, 3, 5);

/**
 * The time (milliseconds) until which a valentine must have been sent for the user's early opening to open it. A refund ends the early
 * opening for later valentines only, since no valentine that could be opened closes again. Null without an early opening.
 */
export function earlyUntil(user: Pick<User, 'hasMarch8EarlyReveal' | 'earlyRevealEndedAt'> | null): number | null {
  if (user?.hasMarch8EarlyReveal) return Number.POSITIVE_INFINITY;
  return user?.earlyRevealEndedAt ? Date.parse(user.earlyRevealEndedAt) : null;
}

/** When a valentine opens; null if it may be opened now or was opened. `early`: see `earlyUntil`. */
export function closedUntil(valentine: Pick<Valentine, 'type' | 'status' | 'sentAt'>, early: number | null, now: Date): Date | null {
  if (valentine.type !== 'ordinary' || valentine.status === 'opened') return null;
  const sentAt = new Date(valentine.sentAt);
  if (sentAt < ALWAYS_OPEN_BEFORE || (early !== null && sentAt.getTime() <= early)) return null;
  const year = inMoscow(now).year;
  const opens = openingTime(year);
  return inMoscow(sentAt).year === year && sentAt < opens && now < opens ? opens : null;
}

/**
 * Valentines sent since this time are closed `now`; null if none is closed. Used to count them. `early`: see `earlyUntil`.
 */
export function closedSince(early: number | null, now: Date): Date | null {
  const { year } = inMoscow(now);
  if (now >= openingTime(year)) return null;
  const start = Math.max(fromMoscow(year, 1, 1).getTime(), ALWAYS_OPEN_BEFORE.getTime(), early === null ? 0 : early + 1);
  return Number.isFinite(start) ? new Date(start) : null;
}

/** Number of valentines that their recipient cannot open before 8 March. */
export function closedCount(
  count: Pick<InventoryCount, 'closed'> | null,
  user: Pick<User, 'hasMarch8EarlyReveal'> | null,
  now: Date,
): number {
  return user?.hasMarch8EarlyReveal || isAfterOpening(now) ? 0 : (count?.closed ?? 0);
}

export type Countdown = { readonly kind: 'today' | 'tomorrow' | 'later' } | { readonly kind: 'days'; readonly days: number };

/** The state of the countdown chip for 8 March of this year, or of the next after that day. */
export function countdownToMarch8(now: Date): Countdown {
  const { year } = inMoscow(now);
  const thisYear = moscowDaysBetween(now, fromMoscow(year, 3, 8));
  const days = thisYear >= 0 ? thisYear : moscowDaysBetween(now, fromMoscow(year + 1, 3, 8));
  if (days === 0) return { kind: 'today' };
  if (days === 1) return { kind: 'tomorrow' };
  return days <= 9 ? { kind: 'days', days } : { kind: 'later' };
}

/** Whether the inbox tab has its other icon: from the opening time of 8 March to the end of the year. */
export function isAfterOpening(now: Date): boolean {
  return now >= openingTime(inMoscow(now).year);
}

/** The Easter promo is active from 1 to 20 April inclusive. */
export function isEasterPromo(now: Date): boolean {
  const { month, day } = inMoscow(now);
  return month === 4 && day <= 20;
}
