import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circlesOf } from './circles.ts';
import { hostFaults } from './host.ts';
import { type Arrow, arrowsOf, resolveFile } from './imports.ts';
import { packageFault, packages } from './packages.ts';
import { ORDER, placeFaults, storeyFault } from './storeys.ts';

/** Every forbidden arrow and every circle of files of the project below `root`, and what the host knows and shouldn't; one line each. */
export function checkArrows(root: string): string[] {
  const files = globSync(`{${packages.join(',')},scripts}/**/*.{ts,tsx,mts}`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  }).map((file) => file.replaceAll(path.sep, '/'));
  const arrows = files.map((file) => arrowsOf(file, readFileSync(path.join(root, file), 'utf8')));
  const circles = circlesOf(new Map(files.map((file, index) => [file, filesOf(arrows[index] ?? [])])));
  const order = readOrder(root);
  return [
    ...arrows.flat().flatMap((arrow) => {
      const fault = packageFault(arrow) ?? storeyFault(arrow, order);
      return fault === null ? [] : [`${arrow.file}: ${fault}`];
    }),
    ...placeFaults(files, order),
    ...hostFaults(root),
    ...circles.map(
      (circle) => `${circle[0]}: files import each other in a circle: ${circle.join(' → ')}; move what they share into a file of its own`,
    ),
  ];
}

const filesOf = (arrows: readonly Arrow[]) => arrows.flatMap((arrow) => resolveFile(arrow) ?? []);

/** The server's features, the lowest first. */
function readOrder(root: string): string[] {
  const file = path.join(root, ORDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
