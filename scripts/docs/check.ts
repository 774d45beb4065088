import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectNamed } from '../test/projects.mjs';

const WALKS = 'docs/walks.md';
const STOPS = 8;
/** Markdown links, without their fragment. */
const LINK = /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g;
const COMMAND = /`npm run ([\w:-]+)(?: [^`]*?-w ([\w-]+))?/g;
const PROJECT = /`npm test -- ([\w-]+)/g;
const MENTION = /`([\w@.-]+(?:\/[\w@.-]+)+)(?::(\w+))?`/g;

/**
 * Checks what the project's pages say about the sources: mentioned files and names exist, commands exist, and walks are short enough.
 */
export function checkDocs(root: string): string[] {
  const pages = globSync('**/*.md', { cwd: root, exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) });
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const folder = path.join(root, path.dirname(page));
    return [
      ...mentionFaults([root, folder, path.join(folder, 'src')], text),
      ...linkFaults(folder, text),
      ...commandFaults(root, text),
      ...projectFaults(text),
      ...(page === WALKS ? walkFaults(text) : []),
    ].map((fault) => `${page}: ${fault}`);
  });
}

function mentionFaults(bases: readonly string[], text: string): string[] {
  return Array.from(text.matchAll(MENTION)).flatMap(([, file = '', name]) => {
    // other paths are relative to something else: a remote, a URL, a media type
    const base = bases.find((folder) => existsSync(path.join(folder, file.split('/')[0] ?? '')));
    if (base === undefined) return [];
    const full = path.join(base, file);
    if (!existsSync(full)) return [`${file} isn't there`];
    if (name === undefined || statSync(full).isDirectory()) return [];
    return new RegExp(`\\b${name}\\b`).test(readFileSync(full, 'utf8')) ? [] : [`${file} has no ${name}`];
  });
}

function linkFaults(folder: string, text: string): string[] {
  return Array.from(text.matchAll(LINK)).flatMap(([, link = '']) => (existsSync(path.join(folder, link)) ? [] : [`${link} isn't there`]));
}

function commandFaults(root: string, text: string): string[] {
  return Array.from(text.matchAll(COMMAND)).flatMap(([, name = '', workspace = '']) => {
    const file = path.posix.join(workspace, 'package.json');
    // a workspace with a placeholder at its end stands for several
    if (workspace.endsWith('-')) return [];
    const { scripts = {} } = existsSync(path.join(root, file)) ? JSON.parse(readFileSync(path.join(root, file), 'utf8')) : {};
    return name in scripts ? [] : [`${file} has no script ${name}`];
  });
}

function projectFaults(text: string): string[] {
  const names = Array.from(text.matchAll(PROJECT), ([, name = '']) => name).filter((name) => !name.startsWith('-'));
  return names.flatMap((name) => (projectNamed(name) ? [] : [`npm test has no project ${name}`]));
}

function walkFaults(text: string): string[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((walk) => {
      const stops = walk.match(/^\d+\. /gm)?.length ?? 0;
      return stops > STOPS ? [`'${walk.split('\n')[0]}' has ${stops} stops; at most ${STOPS} are allowed`] : [];
    });
}
