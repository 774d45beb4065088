import path from 'node:path';
import type { Changes } from './changes.ts';
import { camel, pascal, title } from './names.ts';
import { filesOf } from './templates.ts';

/** The remote that a page or sheet is added to. */
export interface TargetRemote {
  readonly remote: string;
  readonly folder: string;
  /** The folder with one folder per language. */
  readonly locales: string;
}

export interface PageOptions {
  /** Its position in the tab bar; null without a tab. */
  readonly tab: number | null;
  /** A sheet that the page opens, by its dialog name. */
  readonly opens: string | null;
}

/** A remote's texts begin with its name: `quiz-about-title`. */
const prefixOf = ({ remote }: TargetRemote, name: string, kind: string) =>
  name === remote ? `${remote}-${kind}` : name.startsWith(`${remote}-`) ? name : `${remote}-${name}`;

/** Adds a page with its route, model, first frame, named states, test and English texts. */
export function addPage(changes: Changes, target: TargetRemote, page: string, { tab, opens }: PageOptions): void {
  const [Page, camelPage, route] = [pascal(page), camel(page), `/${page}`];
  const text = prefixOf(target, page, 'page');
  const values = {
    ...{ page, Page, camelPage, route, text, name: target.remote, Title: title(page) },
    ...{ tab: tab === null ? '' : String(tab), sheet: opens ?? '', dialog: opens ?? '' },
  };
  addFiles(changes, target, 'page', page, values);
  const inTab = `,
      tab: { order: ${tab}, icon: 'star', label: '${target.remote}-tab' },
      web: { title: '${target.remote}-web-title', text: '${target.remote}-web-text', art: 'ghost' },
    },`;
  const entry = tab === null ? `{ path: '${route}', page: '${Page}' },` : `{\n      path: '${route}',\n      page: '${Page}'${inTab}`;
  const source = (file: string) => path.join(target.folder, 'src', file);
  changes.edit(source('manifest.ts'), (text) => insertIntoList(text, /routes: \[/, `    ${entry}`, '  '));
  changes.edit(source('pages.ts'), (text) =>
    insertIntoList(text, /pages: \{/, `    ${Page}: ${lazy(Page, `./${page}/${page}-page.tsx`)},`, '  '),
  );
  addStates(changes, target, page);
  if (!changes.has(source('frames.tsx'))) return;
  changes.edit(source('frames.tsx'), (text) =>
    insertIntoList(
      withImport(text, `import { ${camelPage}Frame } from './${page}/first-frame.tsx';`),
      /const frames\b.*= \[/,
      `  ${camelPage}Frame('anonymous'),\n  ${camelPage}Frame('valentine'),`,
      '',
    ),
  );
}

/** Adds a sheet that any code can open by the name of its dialog, with view, named state, test and English texts. */
export function addSheet(changes: Changes, target: TargetRemote, sheet: string): void {
  const [Sheet, dialog, camelSheet] = [pascal(sheet), camel(sheet), camel(sheet)];
  const values = {
    sheet,
    Sheet,
    camelSheet,
    dialog,
    sheetText: prefixOf(target, sheet, 'sheet'),
    SheetTitle: title(sheet.replace(`${target.remote}-`, '')),
  };
  addFiles(changes, target, 'sheet', sheet, values);
  const source = (file: string) => path.join(target.folder, 'src', file);
  changes.edit(source('manifest.ts'), (text) => withDialog(text, dialog));
  changes.edit(source('pages.ts'), (text) =>
    insertIntoList(text, /dialogs: \{/, `    ${dialog}: ${lazy(dialog, `./${sheet}/${sheet}-dialog.tsx`)},`, '  '),
  );
  addStates(changes, target, sheet);
}

const lazy = (chunk: string, file: string) => `() => import(/* webpackChunkName: "${chunk}" */ '${file}')`;

function addFiles(
  changes: Changes,
  target: TargetRemote,
  template: 'page' | 'sheet',
  name: string,
  values: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of filesOf(template, values)) {
    if (file !== 'texts.ftl') changes.create(path.join(target.folder, 'src', name, file), text);
    else addTexts(changes, target, text);
  }
}

function addTexts(changes: Changes, { remote, locales }: TargetRemote, text: string): void {
  const file = path.join(locales, 'en', `${remote}.ftl`);
  if (changes.has(file)) changes.edit(file, (before) => `${before.trimEnd()}\n${text}`);
  else changes.create(file, text.trimStart());
}

function addStates(changes: Changes, { folder }: TargetRemote, name: string): void {
  const states = `${camel(name)}States`;
  changes.edit(path.join(folder, 'src/gallery.tsx'), (text) =>
    insertIntoList(withImport(text, `import { ${states} } from './${name}/states.tsx';`), /const states\b.*= \[/, `  ...${states},`, ''),
  );
}

/** Inserts an entry at the start of a list. `opening` ends with the list’s opening bracket; `indent` is that of its closing bracket. */
export function insertIntoList(text: string, opening: RegExp, entry: string, indent: string): string {
  const found = opening.exec(text);
  if (!found) throw new Error(`There is no list ${opening.source} to add ${entry.trim()} to; add it by hand`);
  const end = found.index + found[0].length;
  const isEmpty = /^[\]}]/.test(text.slice(end));
  return `${text.slice(0, end)}\n${entry}${isEmpty ? `\n${indent}` : ''}${text.slice(end)}`;
}

/** Adds an import after the last one. */
export function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds a dialog to a manifest, and declares that it takes no props. */
function withDialog(text: string, dialog: string): string {
  const declared = `    ${dialog}: Record<string, never>;`;
  const block = `declare module '@billet/shared-bridge/named-dialogs' {\n  interface NamedDialogs {\n${declared}\n  }\n}\n`;
  const opening = /interface NamedDialogs \{/;
  const typed = opening.test(text)
    ? insertIntoList(text, opening, declared, '')
    : text.replace('\nexport const manifest', `\n${block}\nexport const manifest`);
  return typed.replace(/dialogs: \[(?=(.?))/, (_, next: string) => `dialogs: ['${dialog}'${next === ']' ? '' : ', '}`);
}
