import type { HapticSignal } from '../contract.ts';
import { attempt } from './outcome.ts';
import { postRequiringVersion } from './wire.ts';

/** Vibration patterns for browsers that support them (SDK-04): milliseconds of vibration and pause in turn. */
const patterns = {
  impact: { light: [10], medium: [20], heavy: [30], rigid: [30], soft: [10] },
  notification: { success: [100], warning: [30, 50, 30], error: [50, 30, 50, 30, 50] },
  selection: [5],
} as const;

export function vibrationOf(signal: HapticSignal): readonly number[] {
  if (signal.kind === 'impact') return patterns.impact[signal.style];
  return signal.kind === 'notification' ? patterns.notification[signal.type] : patterns.selection;
}

function saidOf(signal: HapticSignal): Readonly<Record<string, unknown>> {
  if (signal.kind === 'impact') return { type: 'impact', impact_style: signal.style };
  return signal.kind === 'notification' ? { type: 'notification', notification_type: signal.type } : { type: 'selection_change' };
}

export function telegramHaptic(signal: HapticSignal): void {
  attempt(() => postRequiringVersion('6.1', 'web_app_trigger_haptic_feedback', saidOf(signal)));
}

type Vibrate = (pattern: number[]) => boolean;

export function webHaptic(vibrate: Vibrate | undefined): (signal: HapticSignal) => void {
  return (signal) => {
    attempt(() => vibrate?.([...vibrationOf(signal)]));
  };
}
