import type { Entity } from '../world/types.ts';
import { badRequest } from './method.ts';

export interface Formatted {
  readonly text: string;
  readonly entities: readonly Entity[];
}

const kinds: Readonly<Record<string, Entity['type']>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  pre: 'code',
  a: 'text_link',
};
const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
const token = /<(\/?)([a-z][\w-]*)([^>]*)>|&(?:lt|gt|amp|quot);|</gi;

/** Text with its entities: unchanged without a parse mode, otherwise parsed from the messenger's HTML subset. */
export function formatted(source: string, mode: string): Formatted {
  if (!mode) return { text: source, entities: linksIn(source) };
  if (mode.toLowerCase() !== 'html') throw badRequest('unsupported parse_mode');
  const { text, entities } = fromHtml(source);
  return { text, entities: [...entities, ...linksIn(text)] };
}

function fromHtml(source: string): { text: string; entities: Entity[] } {
  const entities: Entity[] = [];
  const open: { tag: string; offset: number; url: string | undefined }[] = [];
  let text = '';
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, slash, name, rest] = match;
    text += source.slice(end, match.index);
    end = match.index + whole.length;
    if (!name) {
      if (whole === '<') throw badRequest(`can't parse entities: Unsupported start tag "" at byte offset ${match.index}`);
      text += characters[whole.toLowerCase()] ?? whole;
      continue;
    }
    const tag = name.toLowerCase();
    const type = kinds[tag];
    if (!type) throw badRequest(`can't parse entities: Unsupported start tag "${tag}" at byte offset ${match.index}`);
    if (!slash) {
      open.push({ tag, offset: text.length, url: /href="([^"]*)"/.exec(rest ?? '')?.[1] });
      continue;
    }
    const started = open.pop();
    if (started?.tag !== tag) throw badRequest(`can't parse entities: Unmatched end tag at byte offset ${match.index}`);
    const length = text.length - started.offset;
    if (length) entities.push({ type, offset: started.offset, length, ...(started.url ? { url: started.url } : {}) });
  }
  const unclosed = open.at(-1);
  if (unclosed) throw badRequest(`can't parse entities: Can't find end tag corresponding to start tag "${unclosed.tag}"`);
  return { text: text + source.slice(end), entities };
}

/** Links that the messenger detects. */
export function linksIn(text: string): Entity[] {
  return [...text.matchAll(/(https?:\/\/|\bt\.me\/)[^\s<>"]+[^\s<>".,!?;:)]/g)].map((match) => ({
    type: 'url',
    offset: match.index,
    length: match[0].length,
  }));
}
