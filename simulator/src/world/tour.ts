import type { Message, Tour } from './types.ts';
import { changed, type World } from './world.ts';

const CHECKOUT = '/api/order/checkout';
const OPENING = '/api/inventory/unwrap/';

/** Ticks off a step of the tour, for all people. */
export function completeStep(world: World, step: keyof Tour): void {
  if (world.tour[step]) return;
  world.tour = { ...world.tour, [step]: true };
  changed(world);
}

/** Whether a message between two people contains a deep link into the app. */
export function sharesLink({ settings }: World, { chat, text, buttons }: Message): boolean {
  const { botUsername, apps } = settings;
  const link = new RegExp(`t\\.me/${botUsername}/(${apps.send}|${apps.ask})\\?startapp=`, 'i');
  return chat.startsWith('people:') && [text, ...buttons.flat().map(({ url = '' }) => url)].some((words) => link.test(words));
}

/** Whether an answer of the app's API is relevant for the tour. */
export const mayCompleteStep = (method: string, path: string) => method === 'POST' && (path === CHECKOUT || path.startsWith(OPENING));

/** Ticks off steps of the tour by a successful answer of the app. `answer`: its body; an unreadable one is ignored. */
export function completeByAnswer(world: World, path: string, answer: string): void {
  const link = path === CHECKOUT ? linkIn(answer) : undefined;
  if (path.startsWith(OPENING)) completeStep(world, 'isOpened');
  else if (link === null) completeStep(world, 'isSent');
  else if (link) world.unpaid.add(link);
}

/** Call when an invoice was paid: ticks off sending if the invoice was for a gift. */
export function completeByPayment(world: World, slug: string): void {
  if ([...world.unpaid].some((link) => link.endsWith(`$${slug}`))) completeStep(world, 'isSent');
}

/** The link of the invoice in an answer; null without one, undefined if the answer is unreadable. */
function linkIn(answer: string): string | null | undefined {
  const found = /"link":\s*(?:null|"([^"]+)")/.exec(answer);
  return found ? (found[1] ?? null) : undefined;
}
