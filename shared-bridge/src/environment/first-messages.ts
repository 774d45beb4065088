import { isDarkColour } from '../messenger/colour.ts';
import { attempt } from '../messenger/outcome.ts';
import { post, postRequiringVersion } from '../messenger/wire.ts';
import { paintBackground } from './background.ts';
import type { Launch } from './launch.ts';
import { followViewport } from './viewport.ts';

/**
 * The first messages to the messenger, sent before its library is loaded (ENV-03): the app is ready, expanded, and not closed by vertical
 * swipes. Also requests the sizes that the layout of the first screen needs.
 */
export function sendFirstMessages(launch: Launch): void {
  attempt(() => post('web_app_ready'));
  paintBackground(isDarkColour(launch.theme.bg_color));
  attempt(() => postRequiringVersion('7.7', 'web_app_setup_swipe_behavior', { allow_vertical_swipe: false }));
  attempt(() => post('web_app_expand'));
  followViewport();
  attempt(() => post('web_app_request_viewport'));
  attempt(() => postRequiringVersion('8.0', 'web_app_request_safe_area', {}));
}
