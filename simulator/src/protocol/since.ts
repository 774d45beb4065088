/** The version that introduced a method, if later than 6.0. Source: the changelog of the Bot API. */
const versions: Readonly<Record<string, string>> = {
  web_app_set_header_color: '6.1',
  web_app_set_background_color: '6.1',
  web_app_setup_back_button: '6.1',
  web_app_trigger_haptic_feedback: '6.1',
  web_app_open_link: '6.1',
  web_app_open_tg_link: '6.1',
  web_app_open_invoice: '6.1',
  web_app_open_popup: '6.2',
  web_app_setup_closing_behavior: '6.2',
  web_app_switch_inline_query: '6.7',
  web_app_request_write_access: '6.9',
  web_app_request_phone: '6.9',
  web_app_invoke_custom_method: '6.9',
  web_app_setup_settings_button: '6.10',
  web_app_biometry_get_info: '7.2',
  web_app_biometry_request_access: '7.2',
  web_app_biometry_request_auth: '7.2',
  web_app_biometry_update_token: '7.2',
  web_app_setup_swipe_behavior: '7.7',
  web_app_share_to_story: '7.8',
  web_app_setup_secondary_button: '7.10',
  web_app_set_bottom_bar_color: '7.10',
  web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0',
  web_app_request_file_download: '8.0',
  web_app_send_prepared_message: '8.0',
  web_app_set_emoji_status: '8.0',
  web_app_request_emoji_status_access: '8.0',
  web_app_check_location: '8.0',
  web_app_request_location: '8.0',
  web_app_request_fullscreen: '8.0',
  web_app_exit_fullscreen: '8.0',
  web_app_add_to_home_screen: '8.0',
  web_app_start_accelerometer: '8.0',
  web_app_start_gyroscope: '8.0',
};

const numbers = (version: string) => version.split('.').map(Number);

/** Whether a client version knows a method. Unknown methods are ignored. */
export function supportsMethod(version: string, method: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  const [sinceMajor = 6, sinceMinor = 0] = numbers(versions[method] ?? '6.0');
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
}
