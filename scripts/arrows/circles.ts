/** The files that a file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Circles of files that import each other, the shortest first; no file stands in two, so that a knot is told by the few
 * imports that tie it. Imports of types count: who reads one file of a circle has to read them all.
 */
export function circlesOf(imports: Imports): string[][] {
  const told = new Set<string>();
  return [...imports.keys()]
    .map((file) => circleThrough(file, imports))
    .filter((circle) => circle !== null)
    .sort((a, b) => a.length - b.length)
    .filter((circle) => {
      if (circle.some((file) => told.has(file))) return false;
      for (const file of circle) told.add(file);
      return true;
    });
}

/** The shortest way from a file back to it, both ends included; null where there is none. */
function circleThrough(start: string, imports: Imports): string[] | null {
  const importer = new Map<string, string>();
  const reached = [start];
  for (const file of reached) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...wayTo(file, start, importer), start];
      if (importer.has(next)) continue;
      importer.set(next, file);
      reached.push(next);
    }
  }
  return null;
}

function wayTo(file: string, start: string, importer: ReadonlyMap<string, string>): string[] {
  const way = [file];
  for (let at = file; at !== start; ) {
    at = importer.get(at) ?? start;
    way.unshift(at);
  }
  return way;
}
