import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf } from './circles.ts';
import { hostFaults } from './host.ts';
import { type Arrow, arrowsOf, resolveFile } from './imports.ts';
import { packageFault, packages } from './packages.ts';
import { ORDER, placeFaults, storeyFault } from './storeys.ts';

/**
 * Every forbidden import and every import circle of the project below `root`, and every name of a remote's internals in the host. One line
 * each.
 */
export function checkArrows(root: string): string[] {
  const files = globSync(`{${packages.join(',')},scripts}/**/*.{ts,tsx,mts,js,mjs,css}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).map((file) => file.replaceAll(path.sep, '/'));
  const order = readOrder(root);
  const faults: string[] = [];
  const imports = new Map<string, string[]>();
  for (const file of files) {
    const arrows = arrowsOf(file, readFileSync(path.join(root, file), 'utf8'));
    const faultOf = (arrow: Arrow) => packageFault(arrow) ?? storeyFault(arrow, order);
    faults.push(...arrows.flatMap((arrow) => faultOf(arrow) ?? []).map((fault) => `${file}: ${fault}`));
    // forbidden imports are reported already, so they are left out of the circles
    imports.set(
      file,
      arrows.filter((arrow) => faultOf(arrow) === null).flatMap((arrow) => resolveFile(arrow) ?? []),
    );
  }
  return [
    ...faults,
    ...placeFaults(files, order),
    ...hostFaults(root),
    ...circlesOf(imports).map(
      (circle) => `${circle[0]}: files import each other in a circle: ${circle.join(' → ')}; move the shared code into another file`,
    ),
  ];
}

/** The server's features, the lowest first. */
function readOrder(root: string): string[] {
  const file = path.join(root, ORDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
