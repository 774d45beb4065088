import { bridge, useNow } from '@billet/shared-bridge';
import type { Item, PublicProfile } from '@billet/shared-domain/contract';
import { type Text, useText } from '@billet/shared-i18n';
import type { Composer } from '../compose/composer.ts';
import { suggest } from '../compose/own-words.ts';
import { pickOther } from '../compose/pick-other.ts';
import { type PageModel, useWriting, type Writing } from '../compose/use-writing.ts';
import { drawSurprise, type ShownGift } from '../gifts/gift-list.ts';
import { luckOfLaunch } from '../gifts/luck.ts';
import { type Gifts, useGifts } from '../gifts/use-gifts.ts';
import { emptySendForm, isSendForm, type SendForm, totalOf, valentineOf } from './form.ts';

/** Data and actions of the valentine sheet. */
export interface SendModel extends Writing<SendForm> {
  readonly gifts: Gifts;
  readonly surprise: ShownGift | null;
  /** Ids of the gifts that the recipient would like to get. */
  readonly wishes: readonly string[];
  /** Current server time: some gifts are seasonal. */
  readonly now: Date;
  readonly checkout: Checkout | null;
  /** Picks a gift and continues with the checkout. */
  readonly pick: (giftId: string) => void;
  readonly suggest: () => void;
  readonly send: () => void;
}

/** Picked gift and total at the checkout, in whole Stars. */
export interface Checkout {
  readonly gift: Item;
  readonly total: number;
}

/** Interval of the clock in milliseconds. */
const MINUTE = 60_000;
const inProgress = new Map<string, Composer<SendForm>>();

/** Model of the valentine page for a recipient, and of its sheet. */
export function useSend(recipient: PublicProfile): { readonly pageModel: PageModel; readonly model: SendModel } {
  const text = useText();
  const { pageModel, writing, send } = useWriting(recipient, { mode: 'valentine', empty: emptySendForm, isForm: isSendForm, inProgress });
  const { form, submission, change } = writing;
  const gifts = useGifts('ordinary', submission);
  const now = useNow(MINUTE);
  const items = gifts.data?.items ?? [];
  const checkout = checkoutOf(writing, items);
  const model: SendModel = {
    ...writing,
    gifts,
    surprise: drawSurprise(items, luckOfLaunch),
    wishes: recipient.wishes ?? [],
    now,
    checkout,
    pick: (selectedGift) => {
      bridge().messenger.haptic({ kind: 'selection' });
      change({ selectedGift, step: 'checkout' });
    },
    suggest: () => change(suggest(form, pickOther(cannedValentines(text), form.message, Math.random) ?? '')),
    send: () => {
      const valentine = valentineOf(form, recipient.valentineCode);
      if (valentine && checkout) send(valentine, checkout.total);
    },
  };
  return { pageModel, model };
}

/** Checkout of a form; null until a gift is picked. A price reported by the server overrides the catalogue's. */
export function checkoutOf({ form, submission }: Writing<SendForm>, items: readonly Item[]): Checkout | null {
  const gift = items.find(({ id }) => id === form.selectedGift);
  if (!gift || form.step !== 'checkout') return null;
  return { gift, total: submission.kind === 'price_changed' ? submission.total : totalOf(form, gift.starPrice) };
}

const CANNED = 8;

/** Suggested valentines in the reader's language. */
function cannedValentines(text: Text): string[] {
  return Array.from({ length: CANNED }, (_, place) => text(`send-canned-${place + 1}`));
}
