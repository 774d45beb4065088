/** The languages of the interface whose digits are not 0 to 9. */
const systems: Readonly<Record<string, string>> = { fa: 'arabext' };

/** Formats a whole number in the digits of the page language, without separators. */
export function digits(value: number): string {
  const numberingSystem = systems[globalThis.document?.documentElement.lang] ?? 'latn';
  return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(value);
}
