import { rules, tableOf } from '../../server/src/kit/retention/rules.ts';
import { tablesWithoutExpiry } from '../../server/src/kit/retention/without-expiry.ts';

const row = (name: string, { content, deletion }: { readonly content: string; readonly deletion: string }) =>
  `| ${name} | ${content} | ${deletion} |`;

/** The text of docs/retention.md. */
export function retentionPage(): string {
  const due = rules.map((rule) => row(tableOf(rule), rule));
  const others = Object.entries(tablesWithoutExpiry).map(([name, each]) => row(name, each));
  return `# Retention

Every table of the database. \`npm run settings\` generates this page from the code; the cleanup job uses the same rules
(\`server/src/kit/retention\`). Database files and backups may keep deleted rows longer.

## Deleted by age

Every five minutes a job deletes the rows that are due, in batches until none are left, so that no query waits for long.

| table | content | deleted |
| --- | --- | --- |
${due.join('\n')}

## Deleted otherwise

| table | content | deleted |
| --- | --- | --- |
${others.join('\n')}
`;
}
