import { sendEvents } from './appearance.ts';
import { type FrameState, type HandlerGroup, isOn, reply, type Step, step, then } from './frame.ts';

const CUSTOM_STYLE = '* { scrollbar-width: thin; }';

/** Start, end and reload of an app. */
export const lifecycle: HandlerGroup = {
  iframe_ready: (params, state) =>
    step(
      { ...state, supportsReload: isOn(params, 'reload_supported') },
      ...(state.profile.hasCustomStyle ? [reply('set_custom_style', CUSTOM_STYLE)] : []),
    ),
  iframe_will_reload: (_params, state) => step(state, { kind: 'keep_frame' }),
  web_app_ready: (_params, state) => step({ ...state, isReady: true }),
  web_app_expand: (_params, state) => step(state),
  /** requested by the app: no confirmation, even with unsaved data */
  web_app_close: (_params, state) => step(state, { kind: 'close' }),
  web_app_setup_closing_behavior: (params, state) => step({ ...state, needsConfirmation: isOn(params, 'need_confirmation') }),
  web_app_setup_swipe_behavior: (_params, state) => step(state),
};

/** The person closes the app: with a confirmation if the app requested it. */
export function closing(state: FrameState): Step {
  return state.needsConfirmation ? step({ ...state, dialog: { kind: 'closing' } }) : step(state, { kind: 'close' });
}

export function answerClosing(state: FrameState, answer: string | null): Step {
  return answer === 'close' ? step(state, { kind: 'close' }) : step(state);
}

/** Reload from the menu: clients in a browser let the app reload itself, and reload it if it does not announce that in time. */
export function reloading(state: FrameState): Step {
  const { reloadTimeoutMs } = state.profile;
  return state.supportsReload && reloadTimeoutMs !== null
    ? step(state, reply('reload_iframe'), { kind: 'reload', afterMs: reloadTimeoutMs })
    : step(state, { kind: 'reload', afterMs: 0 });
}

export function shown(state: FrameState, isVisible: boolean): Step {
  if (state.isVisible === isVisible) return step(state);
  const next = { ...state, isVisible };
  const changed = step(next, reply('visibility_changed', { is_visible: isVisible }));
  return isVisible && state.quirk === 'theme_on_return' ? then(changed, (now) => sendEvents(now, ['theme'])) : changed;
}
