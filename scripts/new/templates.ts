import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Values of `{{name}}`. A section `{{#name}}…{{/name}}` is left out for an empty value, `{{^name}}…{{/name}}` for any other. */
export type Values = Readonly<Record<string, string>>;

const folder = path.join(import.meta.dirname, 'templates');
const ENDING = '.tmpl';

export function fill(template: string, values: Values): string {
  const sections = template.replaceAll(/\{\{([#^])(\w+)\}\}\n?(.*?)\{\{\/\2\}\}\n?/gs, (_, kind: string, name: string, text: string) =>
    ((values[name] ?? '') === '') === (kind === '^') ? text : '',
  );
  return sections.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template uses {{${name}}}, which has no value`);
    return value;
  });
}

/** The files of a template by their path. */
export function filesOf(template: string, values: Values): Map<string, string> {
  const files = globSync([`**/*${ENDING}`, `**/.*${ENDING}`], { cwd: path.join(folder, template) });
  return new Map(
    files.map((file) => [
      fill(file.slice(0, -ENDING.length), values),
      fill(readFileSync(path.join(folder, template, file), 'utf8'), values),
    ]),
  );
}
