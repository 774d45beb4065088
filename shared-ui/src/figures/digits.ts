/** The languages whose interface writes other digits than 0 to 9. */
const systems: Readonly<Record<string, string>> = { fa: 'arabext' };

/** A whole number in the digits of the page's language, without separators. */
export function digits(value: number): string {
  const numberingSystem = systems[globalThis.document?.documentElement.lang] ?? 'latn';
  return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(value);
}
