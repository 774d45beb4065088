import parse, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** The element that a selector matches: it has a class of the remote, is a descendant of such an element, or can be any element. */
type Place = 'own' | 'below' | 'anybody';

/** These belong to the shell, even with a class of a remote. */
const shells = /^(html|body|:root|:scope|:host)$/i;

/** Whether a selector list matches only elements of a remote, whose class names begin with `prefix`. Throws if it does not parse. */
export function selectsOnlyOwn(selectors: string, prefix: string): boolean {
  return everyPlace(parse().astSync(selectors).nodes, prefix) !== 'anybody';
}

function everyPlace(selectors: readonly Selector[], prefix: string): Place {
  const places = selectors.map((selector) => placeOf(selector, prefix));
  if (places.length === 0 || places.includes('anybody')) return 'anybody';
  return places.every((place) => place === 'below') ? 'below' : 'own';
}

/** From left to right: descendants of own elements and their siblings are own. A sibling of a top-level own element may be foreign. */
function placeOf(selector: Selector, prefix: string): Place {
  let place: Place = 'anybody';
  let combinator = '';
  for (const part of partsOf(selector)) {
    if (part.length === 1 && part[0]?.type === 'combinator') {
      combinator = part[0].value.trim() || ' ';
      continue;
    }
    const isBelow: boolean = /[ >]/.test(combinator) ? place !== 'anybody' : /[+~]/.test(combinator) && place === 'below';
    place = isBelow ? 'below' : compoundPlace(part, prefix);
  }
  return place;
}

/** The compound selectors of a selector, and the combinators between them. */
function partsOf(selector: Selector): readonly Node[][] {
  const parts: Node[][] = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') parts.push([node], []);
    else if (node.type !== 'comment') parts.at(-1)?.push(node);
  }
  return parts;
}

function compoundPlace(nodes: readonly Node[], prefix: string): Place {
  if (nodes.some((node) => (node.type === 'tag' || node.type === 'pseudo') && shells.test(node.value))) return 'anybody';
  if (nodes.some((node) => node.type === 'class' && node.value.startsWith(prefix))) return 'own';
  const choices = nodes.filter((node): node is Pseudo => node.type === 'pseudo' && /^:(is|where)$/i.test(node.value));
  const places = choices.map((choice) => everyPlace(choice.nodes, prefix));
  return places.find((place) => place === 'below') ?? places.find((place) => place === 'own') ?? 'anybody';
}
