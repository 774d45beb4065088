/**
 * Whether `version` is within a range: a caret range (`^1.2.0`: at least that, with the same major version), an exact version, or `a || b`.
 */
export const satisfies = (version: string, range: string): boolean => range.split('||').some((one) => isWithin(version, one.trim()));

function isWithin(version: string, range: string): boolean {
  const wanted = numbers(range.replace(/^\^/, ''));
  const current = numbers(version);
  if (!range.startsWith('^')) return current.join('.') === wanted.join('.');
  const fixedParts = wanted[0] === 0 ? 2 : 1;
  if (current.slice(0, fixedParts).join('.') !== wanted.slice(0, fixedParts).join('.')) return false;
  return compare(current, wanted) >= 0;
}

function numbers(version: string): number[] {
  const parts = version.split('.').map(Number);
  if (parts.length !== 3 || parts.some((part) => !Number.isInteger(part))) throw new Error(`Not a version: ${version}`);
  return parts;
}

/** Negative, zero or positive, as `a` is older than, equal to or newer than `b`. */
export const compareVersions = (a: string, b: string): number => compare(numbers(a), numbers(b));

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
