import { type HandlerGroup, reply, step, textIn } from './frame.ts';

const UNSUPPORTED = { error: 'UNSUPPORTED' };

/** What a browser client has no part for: each is answered so, none is left waiting. */
export const sensors: HandlerGroup = {
  web_app_biometry_get_info: (_params, state) => step(state, reply('biometry_info_received', { available: false })),
  web_app_biometry_request_access: (_params, state) => step(state, reply('biometry_info_received', { available: false })),
  web_app_biometry_request_auth: (_params, state) => step(state, reply('biometry_auth_requested', { status: 'failed' })),
  web_app_biometry_update_token: (_params, state) => step(state, reply('biometry_token_updated', { status: 'failed' })),
  web_app_biometry_open_settings: (_params, state) => step(state),
  web_app_check_location: (_params, state) => step(state, reply('location_checked', { available: false })),
  web_app_request_location: (_params, state) => step(state, reply('location_requested', { available: false })),
  web_app_open_location_settings: (_params, state) => step(state),
  web_app_start_accelerometer: (_params, state) => step(state, reply('accelerometer_failed', UNSUPPORTED)),
  web_app_start_gyroscope: (_params, state) => step(state, reply('gyroscope_failed', UNSUPPORTED)),
  web_app_start_device_orientation: (_params, state) => step(state, reply('device_orientation_failed', UNSUPPORTED)),
  web_app_check_home_screen: (_params, state) => step(state, reply('home_screen_checked', { status: 'unsupported' })),
  web_app_add_to_home_screen: (_params, state) => step(state, reply('home_screen_failed', UNSUPPORTED)),
  web_app_read_text_from_clipboard: (params, state) => step(state, reply('clipboard_text_received', { req_id: textIn(params, 'req_id') })),
  web_app_hide_keyboard: (_params, state) => step(state),
};
