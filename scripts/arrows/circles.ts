/** File → the files that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Circles of files that import each other, the shortest first. Each file is in at most one circle, so connected circles are reported by
 * their shortest one. Imports of types count, because the reader of one file of a circle has to read all of them.
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

/** The shortest path from a file back to itself, both ends included. Null if there is none. */
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
