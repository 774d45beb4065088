import { kept } from '../../server/src/kit/retention/kept.ts';
import { rules, tableOf } from '../../server/src/kit/retention/rules.ts';

const row = (name: string, { what, goes }: { readonly what: string; readonly goes: string }) => `| ${name} | ${what} | ${goes} |`;

/** The text of docs/retention.md. */
export function retentionPage(): string {
  const due = rules.map((rule) => row(tableOf(rule), rule));
  const others = Object.entries(kept).map(([name, each]) => row(name, each));
  return `# What is deleted when

Every table of the database. This page is made from the code by \`npm run settings\`: the rounds delete by the same table
(\`server/src/kit/retention\`). What the files of a database and its backups keep longer is another matter.

## By its age

A round every five minutes deletes what is due, in batches until nothing is left, and waits for nobody.

| table | what | goes |
| --- | --- | --- |
${due.join('\n')}

## Otherwise

| table | what | goes |
| --- | --- | --- |
${others.join('\n')}
`;
}
