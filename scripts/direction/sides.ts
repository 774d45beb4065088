import parseValue, { type Node } from 'postcss-value-parser';

const PROPERTY =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const FOUR_SIDES = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/;
const POSITION = /^(?:(?:object|background|mask)-position|(?:transform|perspective)-origin)$/;
const IN_THE_MIDDLE = new Set(['center', '50%', 'top', 'bottom']);

/** The reason why a declaration is fixed to left or right, or null if it works in both directions. */
export function sideOf(property: string, value: string): string | null {
  // a value with one of these variables is mirrored with the page
  if (property.startsWith('--') || /var\(--(?:side|end)\b/.test(value)) return null;
  if (PROPERTY.test(property)) return 'names a side';
  const { nodes } = parseValue(value);
  if (wordsOf(nodes).some((word) => word === 'left' || word === 'right')) return 'names a side';
  const parts = partsOf(nodes);
  if (FOUR_SIDES.test(property) && parts.length === 4 && parts[1] !== parts[3]) return 'has two different sides';
  if (property === 'border-radius' && !isEven(parts)) return 'has two different sides';
  if (POSITION.test(property) && !isMiddle(parts[0])) return 'is nearer to one side';
  if (functionsOf(nodes).some(isGradientAside)) return 'is nearer to one side';
  if (property === 'translate' ? !isZero(parts[0]) : functionsOf(nodes).some(movesSideways)) return 'moves to one side';
  return null;
}

type FunctionNode = Extract<Node, { type: 'function' }>;

function wordsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => (node.type === 'function' ? wordsOf(node.nodes) : node.type === 'word' ? [node.value] : []));
}

function functionsOf(nodes: readonly Node[]): FunctionNode[] {
  return nodes.flatMap((node) => (node.type === 'function' ? [node, ...functionsOf(node.nodes)] : []));
}

/** The parts between spaces, up to a slash. */
function partsOf(nodes: readonly Node[]): string[] {
  const slash = nodes.findIndex((node) => node.type === 'div');
  const first = slash === -1 ? nodes : nodes.slice(0, slash);
  return first.filter((node) => node.type === 'word' || node.type === 'function').map((node) => parseValue.stringify(node));
}

/** Whether one to four radii are symmetric: the left corners equal the right ones. */
function isEven([first, second = first, third = first, fourth = second]: readonly string[]): boolean {
  return first === second && third === fourth;
}

const isZero = (part: string | undefined) => part === undefined || part === 'none' || Number.parseFloat(part) === 0;
const isMiddle = (part: string | undefined) => part === undefined || IN_THE_MIDDLE.has(part);

function isGradientAside({ value, nodes }: FunctionNode): boolean {
  if (!/gradient$/.test(value)) return false;
  const parts = partsOf(nodes);
  const at = parts.indexOf('at');
  return at !== -1 && !isMiddle(parts[at + 1]);
}

function movesSideways({ value, nodes }: FunctionNode): boolean {
  return /^(?:translate(?:X|3d)?|skewX?)$/.test(value) && !isZero(partsOf(nodes)[0]);
}
