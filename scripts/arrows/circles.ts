/**
 * Circles among files that import each other, each told once, beginning with the file that comes first. `importsOf` has the files that a file imports,
 * types included: who reads one file of a circle has to read them all.
 */
export function circlesOf(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at !== -1) circles.push([...path.slice(at), file]);
    if (at !== -1 || done.has(file)) return;
    path.push(file);
    for (const next of importsOf.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of importsOf.keys()) visit(file);
  return circles;
}
