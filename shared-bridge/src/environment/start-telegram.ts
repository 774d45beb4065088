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

/** The library posts these itself when the theme changes. An error of an old client would be uncaught there. */
const ownMethods: readonly string[] = ['web_app_set_background_color', 'web_app_set_bottom_bar_color', 'web_app_set_header_color'];

/** Posts a method that this client version supports. Otherwise throws, except for the methods that the library posts on its own. */
const postEventTo = (version: string) =>
  createPostEvent(version, ({ method }) => {
    if (!ownMethods.includes(method)) throw new MethodUnsupportedError(method, version);
  });

/** Initializes the library for the frame that contains the app. Call before any other use of the library. */
export function initializeLibrary(frame: string | null, version: string): void {
  if (frame !== null) setTargetOrigin(frame);
  dropUnreadableEvents();
  // custom styles of the host would be inline styles, which our CSP forbids
  attempt(() => void init({ acceptCustomStyles: false, postEvent: postEventTo(version) }));
}

/** Logs a host that answers slowly. No behaviour depends on it (SDK-02). */
async function probe(log: Log): Promise<void> {
  const answer = await ask(() => isTMA('complete', { timeout: deadlines.probe }), deadlines.probe * 2);
  if (!answer.ok || !answer.value) log({ event: 'host_slow', withinMs: deadlines.probe });
}

/** A user who denies write access closes the app; a client that refuses automatically does not (ENV-03). */
async function askToWrite(log: Log): Promise<void> {
  const access = await telegramPermission('writeAccess');
  if (access.ok) return;
  if (access.reason === 'declined') telegramClose();
  else log({ event: 'write_access_open', reason: access.reason });
}

/**
 * Starts the parts of the messenger that need its library (ENV-03). `first-messages.ts` sends the earlier messages. Returns at once: no screen
 * waits for a later answer of the messenger, and no failure throws.
 */
export function startTelegram(launch: Launch, log: Log): void {
  mountParts(log);
  // the page before a reload may have had unsaved input; components that still have some enable this again
  telegramClosingConfirmation(false);
  // the client already has this colour: otherwise the library sets the colour of the theme when the theme changes
  attempt(() => setMiniAppBackgroundColor(backgrounds[isDarkColour(launch.theme.bg_color) ? 'dark' : 'light']));
  attempt(() => disableVerticalSwipes());
  attempt(() => void bindThemeParamsCssVars());
  attempt(() => void bindMiniAppCssVars());
  void mountViewportPart(log);
  void probe(log);
  void askToWrite(log);
}
