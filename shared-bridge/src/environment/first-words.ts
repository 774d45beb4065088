import { isDarkColour } from '../messenger/colour.ts';
import { attempt } from '../messenger/outcome.ts';
import { hear, post, postSince } from '../messenger/wire.ts';
import { paintBackground } from './background.ts';
import type { Launch } from './launch.ts';

/**
 * What the messenger is told before its library is here (ENV-03): the app is ready and expanded, nothing of it is swiped away. And what
 * the first screen's layout must know of it, under the names that the library gives: the place of notches and bars.
 */
export function sayFirst(launch: Launch): void {
  attempt(() => post('web_app_ready'));
  paintBackground(isDarkColour(launch.theme.bg_color ?? ''));
  attempt(() => postSince('7.7', 'web_app_setup_swipe_behavior', { allow_vertical_swipe: false }));
  attempt(() => post('web_app_expand'));
  hear('viewport_changed', ({ height, is_state_stable: isStable }) => isStable && lay('stable-height', height));
  hear('safe_area_changed', (area) => {
    for (const side of ['top', 'bottom', 'left', 'right']) lay(`safe-area-inset-${side}`, area[side]);
  });
  attempt(() => post('web_app_request_viewport'));
  attempt(() => postSince('8.0', 'web_app_request_safe_area', {}));
}

function lay(name: string, pixels: unknown): void {
  if (typeof pixels === 'number') document.documentElement.style.setProperty(`--tg-viewport-${name}`, `${pixels}px`);
}
