import { formatDate } from '@billet/shared-i18n/formats';

const MOSCOW = 'Europe/Moscow';

/** Formats a day in the Moscow calendar. The server discloses no finer time for unrevealed items. */
export function formatDay(time: Date, locale: string): string {
  return formatDate(time, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: MOSCOW });
}

/** Formats day and time to the minute, in the device's time zone. */
export function formatMoment(time: Date, locale: string): string {
  return formatDate(time, locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** Formats day and hour without the year, in Moscow time or in the device's time zone. */
export function formatHour(time: Date, locale: string, timeZone: string = MOSCOW): string {
  return formatDate(time, locale, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone });
}

/** Returns the device's time zone if its clock differs from Moscow at `time`; else null. */
export function otherZone(time: Date): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return formatHour(time, 'en', own) === formatHour(time, 'en') ? null : own;
}
