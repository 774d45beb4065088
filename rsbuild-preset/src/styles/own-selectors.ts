import parse, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** Elements that a selector can match: those with a class of the remote, descendants of such elements, or any elements. */
type Subject = 'own' | 'descendant' | 'any';

/** Elements of the shell, even if they have a class of a remote. */
const shellElements = /^(html|body|:root|:scope|:host)$/i;

/** Whether a selector list matches only elements of a remote, whose class names begin with `prefix`. Throws if it does not parse. */
export function selectsOnlyOwn(selectors: string, prefix: string): boolean {
  return subjectOfAll(parse().astSync(selectors).nodes, prefix) !== 'any';
}

function subjectOfAll(selectors: readonly Selector[], prefix: string): Subject {
  const subjects = selectors.map((selector) => subjectOf(selector, prefix));
  if (subjects.length === 0 || subjects.includes('any')) return 'any';
  return subjects.every((subject) => subject === 'descendant') ? 'descendant' : 'own';
}

/** From left to right: descendants of own elements and their siblings are own. A sibling of a top-level own element may be foreign. */
function subjectOf(selector: Selector, prefix: string): Subject {
  let subject: Subject = 'any';
  let combinator = '';
  for (const part of partsOf(selector)) {
    if (part.length === 1 && part[0]?.type === 'combinator') {
      combinator = part[0].value.trim() || ' ';
      continue;
    }
    const isDescendant: boolean = /[ >]/.test(combinator) ? subject !== 'any' : /[+~]/.test(combinator) && subject === 'descendant';
    subject = isDescendant ? 'descendant' : subjectOfCompound(part, prefix);
  }
  return subject;
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

function subjectOfCompound(nodes: readonly Node[], prefix: string): Subject {
  if (nodes.some((node) => (node.type === 'tag' || node.type === 'pseudo') && shellElements.test(node.value))) return 'any';
  if (nodes.some((node) => node.type === 'class' && node.value.startsWith(prefix))) return 'own';
  const choices = nodes.filter((node): node is Pseudo => node.type === 'pseudo' && /^:(is|where)$/i.test(node.value));
  const subjects = choices.map((choice) => subjectOfAll(choice.nodes, prefix));
  return subjects.find((subject) => subject === 'descendant') ?? subjects.find((subject) => subject === 'own') ?? 'any';
}
