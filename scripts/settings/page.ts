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
export function settingsPage(): string {
  return `# Settings

Settings are environment variables. A \`.env\` file beside package.json is read too; variables that are already set take precedence. Local
work needs no settings. An invalid value is reported in one line, and nothing starts. Omitted keys of a JSON value keep their defaults.
\`npm run settings\` generates this page from the code.

## The product

The server reads these settings (\`server/src/kit/settings.ts\`). The simulator and the commands read some of them too.

${table(settings)}

## Commands, builds and tests

${table(toolSettings)}
`;
}

/** Every name that the page lists. */
export const documented: readonly string[] = [...Object.keys(settings), ...Object.keys(toolSettings)];
