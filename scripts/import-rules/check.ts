import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cyclesOf, importsOfParts } from './cycles.ts';
import { hostFaults } from './host-names.ts';
import { type Import, importsOf, resolveFile } from './imports.ts';
import { KIT, layerFault, ORDER, placeFaults } from './layers.ts';
import { packageFault, packages } from './packages.ts';

/**
 * Every forbidden import and every import cycle of the project below `root`, and every name of a remote's internals in the host. One line
 * each.
 */
export function checkImports(root: string): string[] {
  const files = globSync(`{${packages.join(',')},scripts}/**/*.{ts,tsx,mts,js,mjs,css}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).map((file) => file.replaceAll(path.sep, '/'));
  const order = readOrder(root);
  const faults: string[] = [];
  const imports = new Map<string, string[]>();
  for (const file of files) {
    const found = importsOf(file, readFileSync(path.join(root, file), 'utf8'));
    const faultOf = (imported: Import) => packageFault(imported) ?? layerFault(imported, order);
    faults.push(...found.flatMap((imported) => faultOf(imported) ?? []).map((fault) => `${file}: ${fault}`));
    // forbidden imports are reported already, so they are left out of the cycles
    imports.set(
      file,
      found.filter((imported) => faultOf(imported) === null).flatMap((imported) => resolveFile(imported) ?? []),
    );
  }
  return [
    ...faults,
    ...placeFaults(files, order),
    ...hostFaults(root),
    ...cyclesOf(imports).map(
      (cycle) => `${cycle[0]}: files import each other in a cycle: ${cycle.join(' → ')}; move the shared code into another file`,
    ),
    ...cyclesOf(importsOfParts(KIT, imports))
      // cycles of files are reported already
      .filter((cycle) => cycle.some((part) => !part.endsWith('.ts')))
      .map(
        (cycle) =>
          `${KIT}: its parts import each other in a cycle: ${cycle.join(' → ')}; take what is used as a parameter, or move it down`,
      ),
  ];
}

/** The server's features, the lowest first. */
function readOrder(root: string): string[] {
  const file = path.join(root, ORDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
