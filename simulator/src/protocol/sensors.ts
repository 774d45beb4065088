import { type HandlerGroup, reply, step, textIn } from './frame.ts';

const UNSUPPORTED = { error: 'UNSUPPORTED' };

/** Sensors that a browser lacks: each request is answered as unsupported, so that no app waits where a client answers. */
export const sensors: HandlerGroup = {
  web_app_start_accelerometer: (_params, state) => step(state, reply('accelerometer_failed', UNSUPPORTED)),
  web_app_start_gyroscope: (_params, state) => step(state, reply('gyroscope_failed', UNSUPPORTED)),
  web_app_start_device_orientation: (_params, state) => step(state, reply('device_orientation_failed', UNSUPPORTED)),
  web_app_check_home_screen: (_params, state) =>
    step(state, reply('home_screen_checked', { status: state.profile.hasHomeScreen ? 'missed' : 'unsupported' })),
  web_app_add_to_home_screen: (_params, state) =>
    step(state, state.profile.hasHomeScreen ? reply('home_screen_added') : reply('home_screen_failed', UNSUPPORTED)),
  web_app_read_text_from_clipboard: (params, state) =>
    step(state, reply('clipboard_text_received', { req_id: textIn(params, 'req_id'), data: null })),
  web_app_hide_keyboard: (_params, state) => step(state),
};
