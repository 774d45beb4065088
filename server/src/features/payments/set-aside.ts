import { and, eq } from 'drizzle-orm';
import { charges } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { notifyOperators } from '../bot-messages/index.ts';
import { openCharge } from './charge.ts';

/** Number of payments that the message lists by id. */
const LISTED = 10;

/** Notifies the operators, once, of payments of unknown orders, which were set aside since the last notification. */
export async function notifyOfSetAside(deps: Pick<Deps, 'db' | 'config'>): Promise<void> {
  // Without operators, the payments stay unreported until there are some
  if (deps.config.operatorIds.length === 0) return;
  await deps.db.app.transaction(async (tx) => {
    const unreported = await tx
      .update(charges)
      .set({ isReported: true })
      .where(and(eq(charges.state, 'set_aside'), eq(charges.isReported, false)))
      .returning();
    if (unreported.length === 0) return;
    const listed = unreported.slice(0, LISTED).map((charge) => openCharge(deps.config, charge).chargeId);
    await notifyOperators(tx, deps, (language) => ({
      text: translate(language, 'bot-operator-set-aside', {
        count: unreported.length,
        list: listed.join('\n'),
        more: unreported.length - listed.length,
      }),
    }));
  });
}
