import { appearance } from './appearance.ts';
import { biometry } from './biometry.ts';
import { buttons } from './buttons.ts';
import { answerDialog } from './dialogs.ts';
import { type Ask, type Effect, type FrameState, type Handler, type Params, type Step, step, then } from './frame.ts';
import { fullscreen } from './fullscreen.ts';
import { haptics } from './haptics.ts';
import { invoices } from './invoice.ts';
import { lifecycle } from './lifecycle.ts';
import { links } from './links.ts';
import { location } from './location.ts';
import { permissions } from './permissions.ts';
import { popup } from './popup.ts';
import { sensors } from './sensors.ts';
import { sharing } from './sharing.ts';
import { supportsMethod } from './since.ts';
import { status } from './status.ts';
import { storage } from './storage.ts';

const groups = [
  lifecycle,
  appearance,
  fullscreen,
  buttons,
  popup,
  haptics,
  links,
  invoices,
  permissions,
  storage,
  sharing,
  status,
  biometry,
  location,
  sensors,
];
const OPENED_LENGTH = 12;
const handlers = new Map<string, Handler>(groups.flatMap((group) => Object.entries(group)));

/** Handles one message of the app. Null for a method that no client knows. */
export function handle(method: string, params: Params, state: FrameState, now: number): Step | null {
  const handler = handlers.get(method);
  if (!handler) return null;
  const { version, ignoredMethods, label } = state.profile;
  if (ignoredMethods.includes(method)) return step(state, ...explain(method, label));
  if (!supportsMethod(version, method)) return step(state);
  const { ask, ...done } = handler(params, state);
  return ask ? then(done, (next) => open(next, ask, now)) : done;
}

/** A client without stories ignores them like the real one; only the simulator says so. */
function explain(method: string, client: string): readonly Effect[] {
  if (method !== 'web_app_share_to_story') return [];
  const text = `${client} has no stories, and the real one stays silent too. Choose Android or iOS for this phone under Controls.`;
  return [{ kind: 'explain', text }];
}

/**
 * Opens a dialog by the profile of the client. Dialogs with a refusal (pop-up, phone, write access) are counted: too many in quick
 * succession lock the client, which then dismisses further ones at once.
 */
function open(state: FrameState, { dialog, refusal }: Ask, now: number): Step {
  const { profile } = state;
  if (state.dialog && profile.secondDialog === 'is_ignored') return step(state);
  if (!refusal) return then(state.dialog ? answerDialog(state, null) : step(state), (next) => step({ ...next, dialog }));
  if (state.dialog || isLocked(state, dialog.kind, now)) {
    const isTakenAlong = dialog.kind === 'popup' && state.dialog?.kind === 'popup';
    return step(isTakenAlong ? { ...state, dialog: null } : state, refusal);
  }
  return step({ ...state, dialog, opened: [...state.opened, { kind: dialog.kind, at: now }].slice(-OPENED_LENGTH) });
}

/** Whether there were too many dialogs within the time. The lock ends the same time after the last one. */
function isLocked({ profile, opened }: FrameState, kind: string, now: number): boolean {
  const { dialogs, ms, counts } = profile.lock;
  const counted = opened.filter((each) => counts === 'all' || each.kind === kind);
  const last = counted.at(-1);
  const first = counted.at(-dialogs);
  return first !== undefined && last !== undefined && last.at - first.at < ms && now - last.at < ms;
}
