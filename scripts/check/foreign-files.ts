const FOREIGN =
  /^(?<importer>[^(]+)\(\d+,\d+\): error TS(?:6059|6307): File '(?<file>[^']+)' is not .*?'(?<project>[^']+)\/tsconfig\.json'/;

/** The package of a path below `root`. */
const packageOf = (root: string, file: string) => file.replace(`${root}/`, '').split('/')[0] ?? file;

/**
 * If an import includes a file of a package without a project reference, the compiler reports that file and all files that it imports.
 * Returns the compiler's output with one leading sentence for the import that is the cause.
 */
export function describeForeignFiles(root: string, output: string): string {
  const causes = new Set<string>();
  const others: string[] = [];
  let isAbout = false;
  for (const line of output.split('\n')) {
    const found = FOREIGN.exec(line)?.groups;
    if (!found) {
      // indented lines belong to the error above them
      if (!isAbout || !line.startsWith(' ')) {
        isAbout = false;
        others.push(line);
      }
      continue;
    }
    isAbout = true;
    const { importer = '', file = '', project = '' } = found;
    const [from, to] = [packageOf(root, project), packageOf(root, file)];
    if (packageOf(root, importer) === from)
      causes.add(`${importer}: ${from} imports a file of ${to}, which is no reference in ${from}/tsconfig.json`);
  }
  return [...causes, ...others].join('\n');
}
