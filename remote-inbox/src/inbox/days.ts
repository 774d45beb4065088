import { inMoscow, moscowDaysBetween } from '@billet/shared-domain/rules/moscow';
import { formatDate } from '@billet/shared-i18n/formats';
import { tagOf } from '@billet/shared-i18n/locales';

/** Section of the list with a heading: one of the last seven days, or a month before them. */
export interface Days<T> {
  readonly key: string;
  readonly title: string;
  readonly items: readonly T[];
}

const WEEK = 7;
const inWeek: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** Groups items by Moscow days, in the order given (newest first). Letters are dated by the Moscow calendar, too. */
export function daysOf<T extends { readonly sentAt: string }>(items: readonly T[], now: Date, locale: string): readonly Days<T>[] {
  const days: (Days<T> & { readonly items: T[] })[] = [];
  for (const item of items) {
    const sentAt = new Date(item.sentAt);
    const key = keyOf(sentAt, now);
    const last = days.at(-1);
    if (last?.key === key) last.items.push(item);
    else days.push({ key, title: titleOf(sentAt, now, locale), items: [item] });
  }
  return days;
}

function keyOf(sentAt: Date, now: Date): string {
  const ago = daysAgo(sentAt, now);
  const { year, month } = inMoscow(sentAt);
  return ago < WEEK ? `${ago} ago` : `${year}-${month}`;
}

/** Clamped to 0 because a slow device clock would date new letters tomorrow. */
const daysAgo = (sentAt: Date, now: Date): number => Math.max(0, moscowDaysBetween(sentAt, now));

function titleOf(sentAt: Date, now: Date, locale: string): string {
  const ago = daysAgo(sentAt, now);
  if (ago < 2) return new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' }).format(-ago, 'day');
  const isThisYear = inMoscow(sentAt).year === inMoscow(now).year;
  const style: Intl.DateTimeFormatOptions = ago < WEEK ? inWeek : { month: 'long', ...(!isThisYear && { year: 'numeric' }) };
  return formatDate(sentAt, locale, { ...style, timeZone: 'Europe/Moscow' });
}

/** Joins a section that does not fill a row of `columns` cards with those after it, so that few letters do not leave a list half empty. */
export function fillRows<T>(days: readonly Days<T>[], columns: number): readonly Days<T>[] {
  const filled: Days<T>[] = [];
  for (const day of days) {
    const last = filled.at(-1);
    if (last && last.items.length < columns)
      filled[filled.length - 1] = { key: last.key, title: `${last.title} · ${day.title}`, items: [...last.items, ...day.items] };
    else filled.push(day);
  }
  return filled;
}
