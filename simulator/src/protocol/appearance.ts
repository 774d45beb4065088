import type { Greeting } from '../profiles/profile.ts';
import { themeParams } from '../world/themes.ts';
import type { Theme } from '../world/types.ts';
import { type Effect, type FrameState, type HandlerGroup, reply, type Step, step, textIn } from './frame.ts';

const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

const tellers: Readonly<Record<Greeting, (state: FrameState) => Effect>> = {
  viewport: ({ viewport }) => reply('viewport_changed', { ...viewport, is_expanded: true, is_state_stable: true }),
  safe_area: () => reply('safe_area_changed', NO_INSETS),
  content_safe_area: () => reply('content_safe_area_changed', NO_INSETS),
  theme: ({ theme }) => reply('theme_changed', { theme_params: themeParams[theme] }),
  visibility: ({ isVisible }) => reply('visibility_changed', { is_visible: isVisible }),
};

/** Either safe-area question is answered with both, as in Web A. */
const bothAreas = (state: FrameState): Step => step(state, tellers.safe_area(state), tellers.content_safe_area(state));
const fullscreenFailed = reply('fullscreen_failed', { error: 'UNSUPPORTED' });

/** Theme, size, safe areas and colours. */
export const appearance: HandlerGroup = {
  web_app_request_theme: (_params, state) => step(state, tellers.theme(state)),
  web_app_request_viewport: (_params, state) => step(state, tellers.viewport(state)),
  web_app_request_safe_area: (_params, state) => bothAreas(state),
  web_app_request_content_safe_area: (_params, state) => bothAreas(state),
  web_app_set_header_color: (params, state) =>
    step({ ...state, headerColor: textIn(params, 'color') || textIn(params, 'color_key') || state.headerColor }),
  web_app_set_background_color: (params, state) => step({ ...state, backgroundColor: textIn(params, 'color') || state.backgroundColor }),
  web_app_set_bottom_bar_color: (params, state) => step({ ...state, bottomBarColor: textIn(params, 'color') || state.bottomBarColor }),
  web_app_request_fullscreen: (_params, state) => step(state, fullscreenFailed),
  web_app_exit_fullscreen: (_params, state) => step(state, fullscreenFailed),
  web_app_toggle_orientation_lock: (_params, state) => step(state),
};

/** What the client tells by itself, as its profile says. */
export const greetings = (state: FrameState, events: readonly Greeting[]): Step =>
  step(state, ...events.map((event) => tellers[event](state)));

export function themed(state: FrameState, theme: Theme): Step {
  const next = { ...state, theme };
  return theme === state.theme ? step(state) : step(next, tellers.theme(next));
}

export function resized(state: FrameState, viewport: FrameState['viewport']): Step {
  const isSame = viewport.width === state.viewport.width && viewport.height === state.viewport.height;
  const next = { ...state, viewport };
  return isSame ? step(state) : step(next, tellers.viewport(next));
}

/** A colour by its key in the theme, or as it stands. */
export const colorOf = (state: FrameState, name: string) => themeParams[state.theme][name] ?? name;
