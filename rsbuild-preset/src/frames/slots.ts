import { ancestorsOf, attributeOf, isOpening, isText, partsOf, withAttribute, withoutAttribute } from './markup.ts';
import { nameOf, people, slotOf, type Who } from './people.ts';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Replaces the placeholder people of a frame with slots. Attributes mark the visitor's data, which the page's script fills in. Comments
 * (`<!--friend.name 25-->`) mark a friend's data, which the server fills in. Throws if a view changed a name in a way that cannot be filled
 * in later.
 */
export function withSlots(html: string): string {
  return fillable('friend', ownMarked(html));
}

/** Marks the visitor's data. */
function ownMarked(html: string): string {
  const parts = partsOf(html);
  const ancestors = ancestorsOf(parts);
  for (const [place, part] of parts.entries()) {
    if (isText(part) && part.search(nameOf.own) !== -1) {
      const slot = slotOf('own', part);
      const holder = ancestors[place]?.at(-1);
      if (!slot || holder === undefined || !isWhole(parts, place)) throw refused(part, 'own');
      parts[place] = '';
      mark(parts, holder, 'data-slot', slot);
      const coloured = hueAt(parts, ancestors[place] ?? []);
      if (slot === 'own.initials' && coloured !== undefined) mark(parts, coloured, 'data-slot-hue', 'own');
    } else if (isOpening(part) && attributeOf(part, 'src') === people.own.photoUrl) {
      parts[place] = withAttribute(withoutAttribute(part, 'src'), 'data-slot-src', 'own.photo');
    } else if (part.search(nameOf.own) !== -1 || part.includes(people.own.photoUrl)) throw refused(part, 'own');
  }
  return parts.join('');
}

function fillable(who: 'friend', html: string): string {
  const parts = partsOf(html);
  const ancestors = ancestorsOf(parts);
  const named = parts.map((part) => part.search(nameOf[who]) !== -1);
  for (const [place, part] of parts.entries()) {
    const isPhoto = isOpening(part) && attributeOf(part, 'src') === people[who].photoUrl;
    if (isPhoto) parts[place] = `<!--friend.photo ${withoutAttribute(part, 'src').replace(/^<|\s*\/?>$/g, '')}-->`;
    else if (part.includes(people[who].photoUrl)) throw refused(part, who);
    if (!named[place]) continue;
    const isAlone = isText(part) && slotOf(who, part) !== null && isWhole(parts, place);
    const filled = (parts[place] ?? '').replaceAll(nameOf[who], (text) => commentOf(who, text));
    parts[place] = isAlone || !isText(part) ? filled : isolated(filled);
    const path = ancestors[place] ?? [];
    const holder = path.at(-1);
    if (isAlone && holder !== undefined) parts[holder] = (parts[holder] ?? '').replace(' dir="auto"', ' data-dir="<!--friend.dir-->"');
    const coloured = hueAt(parts, path);
    if (filled === '<!--friend.initials-->' && coloured !== undefined)
      parts[coloured] = (parts[coloured] ?? '').replace(/data-hue="\d+"/, 'data-hue="<!--friend.hue-->"');
  }
  return parts.join('');
}

function commentOf(who: Who, text: string): string {
  const slot = slotOf(who, text);
  if (!slot) throw refused(text, who);
  return `<!--${slot}-->`;
}

/** A name within a sentence is isolated, so that its direction does not affect the text around it. */
const isolated = (text: string) => text.replaceAll(/(\u2068)?(<!--friend\.[\w ]+-->)(\u2069)?/g, `${FIRST_STRONG_ISOLATE}$2${POP_ISOLATE}`);

const isWhole = (parts: readonly string[], place: number) => isOpening(parts[place - 1] ?? '') && (parts[place + 1] ?? '').startsWith('</');

/** The innermost ancestor that has a colour derived from a name. */
const hueAt = (parts: readonly string[], way: readonly number[]) =>
  way.findLast((place) => attributeOf(parts[place] ?? '', 'data-hue') !== null);

function mark(parts: string[], place: number, name: string, value: string): void {
  parts[place] = withAttribute(parts[place] ?? '', name, value);
}

const refused = (part: string, who: Who) =>
  new Error(`uses the ${who} person's name or photo in a way that can't be filled in later: ${part.slice(0, 200)}`);
