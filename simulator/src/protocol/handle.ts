import { appearance } from './appearance.ts';
import { buttons } from './buttons.ts';
import { answerDialog } from './dialogs.ts';
import { type Ask, type FrameState, type Handler, type Params, type Step, step, then } from './frame.ts';
import { haptics } from './haptics.ts';
import { invoices } from './invoice.ts';
import { lifecycle } from './lifecycle.ts';
import { links } from './links.ts';
import { permissions } from './permissions.ts';
import { popup } from './popup.ts';
import { sensors } from './sensors.ts';
import { sharing } from './sharing.ts';
import { status } from './status.ts';
import { storage } from './storage.ts';

const groups = [lifecycle, appearance, buttons, popup, haptics, links, invoices, permissions, storage, sharing, status, sensors];
const handlers = new Map<string, Handler>(groups.flatMap((group) => Object.entries(group)));

/** Takes one message of the app. Null for a method that no client knows. */
export function handle(method: string, params: Params, state: FrameState, now: number): Step | null {
  const handler = handlers.get(method);
  if (!handler) return null;
  if (state.profile.silentOn.includes(method)) return step(state);
  const { ask, ...done } = handler(params, state);
  return ask ? then(done, (next) => open(next, ask, now)) : done;
}

/**
 * Opens a dialog as the client's profile does: one that is open already is dismissed first, or the new one is ignored;
 * too many in a row lock the client, which then answers for the person, at once.
 */
function open(state: FrameState, { dialog, refusal }: Ask, now: number): Step {
  const { profile } = state;
  if (state.dialog && profile.secondDialog === 'is_ignored') return step(state);
  const dismissed = state.dialog ? answerDialog(state, null) : step(state);
  if (!refusal) return then(dismissed, (next) => step({ ...next, dialog }));
  if (now < state.lockedUntil) return step(state, refusal);
  const dialogTimes = [...state.dialogTimes.filter((time) => now - time < profile.dialogLockMs), now];
  const lockedUntil = dialogTimes.length >= profile.dialogLimit ? now + profile.dialogLockMs : state.lockedUntil;
  return then(dismissed, (next) => step({ ...next, dialog, dialogTimes, lockedUntil }));
}
