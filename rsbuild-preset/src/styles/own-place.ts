import parse, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** Where what a selector chooses stands: it carries a name of the remote's own, stands below what does, or may be anybody's. */
type Place = 'own' | 'below' | 'anybody';

/** These are the shell's, whatever class somebody hangs on them. */
const shells = /^(html|body|:root|:scope|:host)$/i;

/** Whether all that a list of selectors chooses is a remote's own; its class names begin with `prefix`. Throws what doesn't parse. */
export function choosesOwn(selectors: string, prefix: string): boolean {
  return everyPlace(parse().astSync(selectors).nodes, prefix) !== 'anybody';
}

function everyPlace(selectors: readonly Selector[], prefix: string): Place {
  const places = selectors.map((selector) => placeOf(selector, prefix));
  if (places.length === 0 || places.includes('anybody')) return 'anybody';
  return places.every((place) => place === 'below') ? 'below' : 'own';
}

/** From left to right: what stands below own is own, and so is what stands beside that; what stands beside own itself need not be. */
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

/** The compounds of a selector, and the combinators between them. */
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
