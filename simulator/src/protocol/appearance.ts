import type { ClientEvent } from '../profiles/profile.ts';
import { sentColors, themeParamsOf } from '../world/themes.ts';
import type { Theme } from '../world/types.ts';
import { areasOf } from './areas.ts';
import { type FrameState, type HandlerGroup, type Reply, reply, type Step, step, textIn } from './frame.ts';

const repliesOf: Readonly<Record<ClientEvent, (state: FrameState) => readonly Reply[]>> = {
  viewport: (state) => viewportOf(state),
  safe_area: (state) => [reply('safe_area_changed', areasOf(state).safe)],
  content_safe_area: (state) => [reply('content_safe_area_changed', areasOf(state).content)],
  theme: ({ profile, theme, quirk }) => [reply('theme_changed', { theme_params: sentColors(profile, theme, quirk) })],
  visibility: ({ isVisible }) => [reply('visibility_changed', { is_visible: isVisible })],
};

/** One stable event, or an unstable one and a stable one after the animation. */
function viewportOf({ profile, viewport, quirk }: FrameState): readonly Reply[] {
  const { hasWidth, settlesAfterMs } = profile.viewport;
  const size = hasWidth ? viewport : { height: viewport.height };
  const stableSize = quirk === 'one_pixel_height' ? { ...size, height: 1 } : size;
  const stable = reply('viewport_changed', { ...stableSize, is_expanded: true, is_state_stable: true });
  if (!settlesAfterMs) return [stable];
  return [reply('viewport_changed', { ...size, is_expanded: true, is_state_stable: false }), { ...stable, afterMs: settlesAfterMs }];
}

/** The events that the client sends unrequested, by its profile. */
export const sendEvents = (state: FrameState, events: readonly ClientEvent[]): Step =>
  step(state, ...events.flatMap((event) => repliesOf[event](state)));

function areaAsked(state: FrameState, area: ClientEvent): Step {
  return sendEvents(state, state.profile.answersBothAreas ? ['safe_area', 'content_safe_area'] : [area]);
}

/** A request is answered with the current values, without an animation. */
const viewportAsked = (state: FrameState): Step =>
  step(
    state,
    ...viewportOf(state)
      .slice(-1)
      .map((effect) => ({ ...effect, afterMs: 0 })),
  );

/** Theme, size, safe areas and colours. */
export const appearance: HandlerGroup = {
  web_app_request_theme: (_params, state) => sendEvents(state, ['theme']),
  web_app_request_viewport: (_params, state) => viewportAsked(state),
  web_app_request_safe_area: (_params, state) => areaAsked(state, 'safe_area'),
  web_app_request_content_safe_area: (_params, state) => areaAsked(state, 'content_safe_area'),
  web_app_set_header_color: (params, state) =>
    step({ ...state, headerColor: textIn(params, 'color') || textIn(params, 'color_key') || state.headerColor }),
  web_app_set_background_color: (params, state) => step({ ...state, backgroundColor: textIn(params, 'color') || state.backgroundColor }),
  web_app_set_bottom_bar_color: (params, state) => step({ ...state, bottomBarColor: textIn(params, 'color') || state.bottomBarColor }),
  web_app_toggle_orientation_lock: (_params, state) => step(state),
};

export function themed(state: FrameState, theme: Theme): Step {
  const next = { ...state, theme };
  return theme === state.theme ? step(state) : sendEvents(next, ['theme']);
}

/** The size of the frame changed. Web K sends no event for it. */
export function resized(state: FrameState, viewport: FrameState['viewport']): Step {
  const isSame = viewport.width === state.viewport.width && viewport.height === state.viewport.height;
  const next = { ...state, viewport };
  const isSilent = state.profile.ignoredMethods.includes('web_app_request_viewport');
  return isSame || isSilent ? step(next) : sendEvents(next, ['viewport']);
}

/** A colour of the theme by its key, or the given colour. */
export const colorOf = (state: FrameState, name: string) => themeParamsOf(state.profile, state.theme)[name] ?? name;
