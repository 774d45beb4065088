import { countdownToMarch8 } from '@billet/shared-domain/rules/march8';
import type { Text } from '@billet/shared-i18n';

/** What the countdown chip says at a time. */
export function countdownText(now: Date, text: Text): string {
  const countdown = countdownToMarch8(now);
  return countdown.kind === 'days' ? text('share-countdown-days', { days: countdown.days }) : text(`share-countdown-${countdown.kind}`);
}
