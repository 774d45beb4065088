import {
  mountBackButton,
  mountClosingBehavior,
  mountMainButton,
  mountMiniAppSync,
  mountSecondaryButton,
  mountSettingsButton,
  mountSwipeBehavior,
  mountThemeParamsSync,
  mountViewport,
} from '@telegram-apps/sdk';
import type { Bridge } from '../contract.ts';
import { deadlines } from '../messenger/deadlines.ts';
import { ask, attempt } from '../messenger/outcome.ts';

/** The components of the messenger that mount synchronously. Each restores its state after a reload (ENV-10). */
const parts = {
  theme: mountThemeParamsSync,
  miniApp: mountMiniAppSync,
  backButton: mountBackButton,
  settingsButton: mountSettingsButton,
  mainButton: mountMainButton,
  secondaryButton: mountSecondaryButton,
  closingBehavior: mountClosingBehavior,
  swipeBehavior: mountSwipeBehavior,
} as const;

/** Mounts every component. A component that the client lacks is logged and skipped. */
export function mountParts(log: Bridge['log']): void {
  for (const [part, mount] of Object.entries(parts)) {
    const outcome = attempt(() => mount());
    if (!outcome.ok) log({ event: 'part_unmounted', part, reason: outcome.reason });
  }
}

/** Mounts the viewport, which requests the safe areas. Some clients never answer. */
export async function mountViewportPart(log: Bridge['log']): Promise<void> {
  const mounted = await ask((abortSignal) => mountViewport({ abortSignal }), deadlines.viewport);
  if (!mounted.ok) log({ event: 'part_unmounted', part: 'viewport', reason: mounted.reason });
}
