import { openingTime } from '@billet/shared-domain/rules/march8';
import { inMoscow } from '@billet/shared-domain/rules/moscow';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { say } from '../../kit/messages/texts.ts';
import type { Offer } from '../payments/index.ts';

/** What is offered: the running year's valentines before 8 March. Throws `not_deliverable` once they open by themselves. */
export function offerFor({ languageCode }: UserRow, { clock, config }: Pick<Deps, 'clock' | 'config'>): Offer {
  const { year } = inMoscow(clock.now());
  if (!isStillClosed(year, clock.now())) throw new ApiError('not_deliverable', 'Everything may be opened already');
  return {
    purchase: { kind: 'early_reveal', year },
    bought: `early_reveal_${year}`,
    amount: config.earlyRevealPrice,
    title: say(languageCode, 'bot-invoice-early'),
    description: say(languageCode, 'bot-invoice-early-description', { year: String(year) }),
  };
}

/** Whether a year's valentines still wait for 8 March. */
export function isStillClosed(year: number, now: Date): boolean {
  return now < openingTime(year);
}
