import { formatDate } from '@billet/shared-i18n/formats';

const MOSCOW = 'Europe/Moscow';

/** A day, by the Moscow calendar: an unrevealed item's time is known no finer. */
export function formatDay(time: Date, locale: string): string {
  return formatDate(time, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: MOSCOW });
}

/** Day and time to the minute, by Moscow. */
export function formatMoment(time: Date, locale: string): string {
  return formatDate(time, locale, { dateStyle: 'long', timeStyle: 'short', timeZone: MOSCOW });
}

/** Day and hour without the year, by Moscow or by the device's own zone. */
export function formatHour(time: Date, locale: string, timeZone: string = MOSCOW): string {
  return formatDate(time, locale, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone });
}

/** The device's zone, where its clock shows another time than Moscow's at `time`; else null. */
export function otherZone(time: Date): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return formatHour(time, 'en', own) === formatHour(time, 'en') ? null : own;
}
