import { sendEvents } from './appearance.ts';
import { type FrameState, type HandlerGroup, reply, type Step, step, then } from './frame.ts';

const changed = (isFullscreen: boolean) => reply('fullscreen_changed', { is_fullscreen: isFullscreen });
const failed = (error: string) => reply('fullscreen_failed', { error });

/** Fullscreen mode, under the floating controls of the client. */
export const fullscreen: HandlerGroup = {
  web_app_request_fullscreen: (_params, state) => {
    const { fullscreen: ability } = state.profile;
    if (!ability) return step(state, failed('UNSUPPORTED'));
    if (!state.isFullscreen) return withFullscreen(state, true);
    return step(state, ability.onRepeat === 'fails' ? failed('ALREADY_FULLSCREEN') : changed(true));
  },
  web_app_exit_fullscreen: (_params, state) => exitFullscreen(state),
};

/** Requested by the app or the person. Does nothing outside of fullscreen. */
export const exitFullscreen = (state: FrameState): Step => (state.isFullscreen ? withFullscreen(state, false) : step(state));

function withFullscreen(state: FrameState, isFullscreen: boolean): Step {
  const next = { ...state, isFullscreen };
  return then(step(next, changed(isFullscreen)), (now) => sendEvents(now, now.profile.fullscreen?.events ?? []));
}
