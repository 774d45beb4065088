import { tagOf } from './locales.ts';

/** A date in words, as the texts of a language write it. */
export function formatDate(time: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tagOf(locale), options).format(time);
}

/** A number that counts nothing, like a year: in the language's digits, without grouping; `digits` fills it up with zeros. */
export function formatNumber(number: number, locale: string, digits = 1): string {
  return new Intl.NumberFormat(tagOf(locale), { minimumIntegerDigits: digits, useGrouping: false }).format(number);
}
