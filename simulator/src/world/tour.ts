import type { Message, Tour } from './types.ts';
import { changed, type World } from './world.ts';

const CHECKOUT = '/api/order/checkout';
const OPENING = '/api/inventory/unwrap/';

/** Ticks a step of the first walk off, whoever of the people took it. */
export function tried(world: World, step: keyof Tour): void {
  if (world.tour[step]) return;
  world.tour = { ...world.tour, [step]: true };
  changed(world);
}

/** Whether a message of two people leads into the app by somebody's link. */
export function sharesLink({ settings }: World, { chat, text, buttons }: Message): boolean {
  const { botUsername, apps } = settings;
  const link = new RegExp(`t\\.me/${botUsername}/(${apps.send}|${apps.ask})\\?startapp=`, 'i');
  return chat.startsWith('people:') && [text, ...buttons.flat().map(({ url = '' }) => url)].some((words) => link.test(words));
}

/** Whether an answer of the app's API is of interest to the first walk. */
export const isTelling = (method: string, path: string) => method === 'POST' && (path === CHECKOUT || path.startsWith(OPENING));

/** Learns from a successful answer what a person did. `answer`: its body; one that can't be read tells nothing. */
export function learn(world: World, path: string, answer: string): void {
  const link = path === CHECKOUT ? linkIn(answer) : undefined;
  if (path.startsWith(OPENING)) tried(world, 'isOpened');
  else if (link === null) tried(world, 'isSent');
  else if (link) world.unpaid.add(link);
}

/** Stars moved for an invoice: what waited for them is on its way. */
export function paidFor(world: World, slug: string): void {
  if ([...world.unpaid].some((link) => link.endsWith(`$${slug}`))) tried(world, 'isSent');
}

/** The link of what is to be paid first, null where nothing is, undefined where it can't be read. */
function linkIn(answer: string): string | null | undefined {
  const found = /"link":\s*(?:null|"([^"]+)")/.exec(answer);
  return found ? (found[1] ?? null) : undefined;
}
