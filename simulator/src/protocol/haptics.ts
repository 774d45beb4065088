import { type HandlerGroup, type Params, step, textIn } from './frame.ts';

/** Shown as a short pulse of the phone's frame. */
export const haptics: HandlerGroup = {
  web_app_trigger_haptic_feedback: (params, state) => step(state, { kind: 'haptic', signal: signalIn(params) }),
};

function signalIn(params: Params): string {
  const type = textIn(params, 'type');
  return [type, textIn(params, 'impact_style') || textIn(params, 'notification_type')].filter(Boolean).join(' ');
}
