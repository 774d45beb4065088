import { createPostEvent, MethodUnsupportedError, setTargetOrigin } from '@telegram-apps/bridge';
import {
  bindMiniAppCssVars,
  bindThemeParamsCssVars,
  disableVerticalSwipes,
  init,
  isTMA,
  setMiniAppBackgroundColor,
} from '@telegram-apps/sdk';
import type { Bridge } from '../contract.ts';
import { telegramClose } from '../messenger/close.ts';
import { telegramClosingConfirmation } from '../messenger/closing.ts';
import { isDarkColour } from '../messenger/colour.ts';
import { deadlines } from '../messenger/deadlines.ts';
import { ask, attempt } from '../messenger/outcome.ts';
import { telegramPermission } from '../messenger/permissions.ts';
import { dropUnreadableEvents } from '../messenger/unreadable-events.ts';
import { backgrounds } from './background.ts';
import { mountParts, mountViewportPart } from './components.ts';
import type { Launch } from './launch.ts';

type Log = Bridge['log'];

/** The library posts these by itself whenever the theme changes, where an error of an old client would be uncaught. */
const ownMethods: readonly string[] = ['web_app_set_background_color', 'web_app_set_bottom_bar_color', 'web_app_set_header_color'];

/** Posts what a client of this version knows; else throws, but for what the library does unasked. */
const postEventTo = (version: string) =>
  createPostEvent(version, ({ method }) => {
    if (!ownMethods.includes(method)) throw new MethodUnsupportedError(method, version);
  });

/** Sets the library up to speak with the frame around us. Comes before any other use of it. */
export function speakWith(frame: string | null, version: string): void {
  if (frame !== null) setTargetOrigin(frame);
  dropUnreadableEvents();
  // styles sent by the host would be inline ones, which our policy forbids
  attempt(() => void init({ acceptCustomStyles: false, postEvent: postEventTo(version) }));
}

/** Whether the host answers at once is worth knowing and decides nothing (SDK-02). */
async function probe(log: Log): Promise<void> {
  const answer = await ask(() => isTMA('complete', { timeout: deadlines.probe }), deadlines.probe * 2);
  if (!answer.ok || !answer.value) log({ event: 'host_slow', withinMs: deadlines.probe });
}

/** A person who refuses closes the app; a client that refuses by itself doesn't (ENV-03). */
async function askToWrite(log: Log): Promise<void> {
  const access = await telegramPermission('writeAccess');
  if (access.ok) return;
  if (access.reason === 'declined') telegramClose();
  else log({ event: 'write_access_open', reason: access.reason });
}

/**
 * Starts what the library does of the messenger's side (ENV-03); what can't wait for it was said before (`first-words.ts`). Returns at
 * once: nothing on screen waits for what the messenger answers later, and none of it can fail loudly.
 */
export function startTelegram(launch: Launch, log: Log): void {
  mountParts(log);
  // before a reload something may have been unsaved; whoever still has it says so
  telegramClosingConfirmation(false);
  // what it was told already: left to itself the library paints the theme's own colour whenever that changes
  attempt(() => setMiniAppBackgroundColor(backgrounds[isDarkColour(launch.theme.bg_color) ? 'dark' : 'light']));
  attempt(() => disableVerticalSwipes());
  attempt(() => void bindThemeParamsCssVars());
  attempt(() => void bindMiniAppCssVars());
  void mountViewportPart(log);
  void probe(log);
  void askToWrite(log);
}
