export interface Import {
  readonly from: string;
  readonly name: string;
  /** The local name of the import. */
  readonly called: string;
}

/** One import per module, with sorted names. */
export function importLines(imports: readonly Import[]): string[] {
  const lines: string[] = [];
  for (const from of [...new Set(imports.map((each) => each.from))].sort()) {
    const names: string[] = [];
    for (const { name, called } of imports.filter((each) => each.from === from)) {
      if (name === '*') lines.push(`import * as ${called} from '${from}';`);
      else names.push(name === called ? name : `${name} as ${called}`);
    }
    if (names.length > 0) lines.push(`import { ${names.sort().join(', ')} } from '${from}';`);
  }
  return lines;
}
