import { settings } from '../../server/src/kit/settings.ts';
import { toolSettings } from './tools.ts';

interface Row {
  readonly default: string;
  readonly meaning: string;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function table(rows: Readonly<Record<string, Row>>): string {
  return [
    '| name | default | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(rows).map(([name, row]) => `| ${name} | ${cell(row.default)} | ${cell(row.meaning)} |`),
  ].join('\n');
}

/** The text of docs/settings.md. */
export function page(): string {
  return `# Settings

Environment variables; a \`.env\` beside package.json is read, and what is set already wins. Nothing is needed for local work. A value that
can't be is told in one line, and nothing starts. This page is made from the code by \`npm run settings\`.

## The product

Read by the server (\`server/src/kit/settings.ts\`); the simulator and the commands read some of them too.

${table(settings)}

## Commands, builds and tests

${table(toolSettings)}
`;
}

/** Every name that the page lists. */
export const told: readonly string[] = [...Object.keys(settings), ...Object.keys(toolSettings)];
