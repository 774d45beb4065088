import { tagOf } from './locales.ts';

/** Formats a date as the texts of a language do. */
export function formatDate(time: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tagOf(locale), options).format(time);
}

/**
 * Formats a number that is not a count, for example a year: in the digits of the language without grouping, padded with zeros to `digits`.
 */
export function formatNumber(number: number, locale: string, digits = 1): string {
  return new Intl.NumberFormat(tagOf(locale), { minimumIntegerDigits: digits, useGrouping: false }).format(number);
}
