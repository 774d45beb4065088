import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const WALKS = 'docs/walks.md';
const pages = [WALKS, 'README.md', 'CONTRIBUTING.md'];
const STOPS = 10;
/** `folder/file.ts`, or `folder/file.ts:name` for something inside. */
const MENTION = /`([\w@.-]+(?:\/[\w@.-]+)+)(?::([\w.]+))?`/g;

/** What the pages say of the sources that isn't so: files that aren't there, names that don't stand in them, walks that are too long. */
export function checkDocs(root: string): string[] {
  return pages
    .filter((page) => existsSync(path.join(root, page)))
    .flatMap((page) => {
      const text = readFileSync(path.join(root, page), 'utf8');
      return [...mentionFaults(root, text), ...(page === WALKS ? walkFaults(text) : [])].map((fault) => `${page}: ${fault}`);
    });
}

function mentionFaults(root: string, text: string): string[] {
  return Array.from(text.matchAll(MENTION)).flatMap(([, file = '', name]) => {
    // a path inside a package or a remote is told without the folder, and isn't one from here
    if (!existsSync(path.join(root, file.split('/')[0] ?? ''))) return [];
    if (!existsSync(path.join(root, file))) return [`${file} isn't there`];
    if (name === undefined || statSync(path.join(root, file)).isDirectory()) return [];
    const last = name.split('.').at(-1) ?? name;
    return new RegExp(`\\b${last}\\b`).test(readFileSync(path.join(root, file), 'utf8')) ? [] : [`${file} has no ${name}`];
  });
}

function walkFaults(text: string): string[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((walk) => {
      const stops = walk.match(/^\d+\. /gm)?.length ?? 0;
      return stops > STOPS ? [`'${walk.split('\n')[0]}' has ${stops} stops; ${STOPS} are enough for anybody`] : [];
    });
}
