import { countdownToMarch8, isAfterOpening } from '@billet/shared-domain/rules/march8';
import type { Text } from '@billet/shared-i18n';

/** Text of the countdown chip. It mentions waiting only while valentines are closed. */
export function countdownText(now: Date, text: Text): string {
  const countdown = countdownToMarch8(now);
  if (countdown.kind === 'later' && !isAfterOpening(now)) return text('share-countdown-closed');
  return countdown.kind === 'days' ? text('share-countdown-days', { days: countdown.days }) : text(`share-countdown-${countdown.kind}`);
}
