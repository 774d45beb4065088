/** File → the files that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Cycles of files that import each other, the shortest first. Each file is in at most one cycle, so connected cycles are reported by
 * their shortest one. Imports of types count, because the reader of one file of a cycle has to read all of them.
 */
export function cyclesOf(imports: Imports): string[][] {
  const reported = new Set<string>();
  return [...imports.keys()]
    .map((file) => cycleThrough(file, imports))
    .filter((cycle) => cycle !== null)
    .sort((a, b) => a.length - b.length)
    .filter((cycle) => {
      if (cycle.some((file) => reported.has(file))) return false;
      for (const file of cycle) reported.add(file);
      return true;
    });
}

/** The imports between the parts of a folder: its subfolders, and its own files. */
export function importsOfParts(folder: string, imports: Imports): Imports {
  const partOf = (file: string) => (file.startsWith(folder) ? folder + (file.slice(folder.length).split('/')[0] ?? '') : null);
  const parts = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const part = partOf(file);
    // no file imports a test
    if (part === null || /\.test\.tsx?$/.test(file)) continue;
    const others = targets.flatMap((target) => partOf(target) ?? []).filter((other) => other !== part);
    parts.set(part, [...new Set([...(parts.get(part) ?? []), ...others])]);
  }
  return parts;
}

/** The shortest path from a file back to itself, both ends included. Null if there is none. */
function cycleThrough(start: string, imports: Imports): string[] | null {
  const importer = new Map<string, string>();
  const reached = [start];
  for (const file of reached) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...pathTo(file, start, importer), start];
      if (importer.has(next)) continue;
      importer.set(next, file);
      reached.push(next);
    }
  }
  return null;
}

function pathTo(file: string, start: string, importer: ReadonlyMap<string, string>): string[] {
  const path = [file];
  for (let at = file; at !== start; ) {
    at = importer.get(at) ?? start;
    path.unshift(at);
  }
  return path;
}
