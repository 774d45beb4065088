import { wishableGifts } from '@billet/shared-domain/rules/gifts';
import { tierOf } from '@billet/shared-domain/rules/tier';
import { WISHES_LIMIT } from '@billet/shared-domain/rules/wishes';
import { useText } from '@billet/shared-i18n';
import { GiftTile, SheetBody } from '@billet/shared-ui';
import grid from '../gifts/gift-grid.module.css';
import { GiftListState } from '../gifts/gift-list-state.tsx';
import { giftName } from '../gifts/gift-text.ts';
import { GiftPrice } from '../gifts/prices.tsx';
import type { Gifts } from '../gifts/use-gifts.ts';
import styles from './wishes.module.css';

/** Data and actions of the wishes. */
export interface WishesModel {
  readonly gifts: Gifts;
  /** Current server time: some gifts are seasonal. */
  readonly now: Date;
  /** Ids of the chosen gifts that are sold, in the order of choice. */
  readonly chosen: readonly string[];
  readonly toggle: (giftId: string) => void;
  readonly close: () => void;
  readonly back?: (() => void) | undefined;
}

/** Gifts to wish for. When as many as possible are chosen, the others are disabled. */
export function WishesView({ model }: { readonly model: WishesModel }) {
  const text = useText();
  const { gifts, now, chosen, toggle, close, back } = model;
  const isFull = chosen.length >= WISHES_LIMIT;
  return (
    <SheetBody
      title={text('send-wishes')}
      subtitle={text('send-wishes-subtitle')}
      onClose={close}
      closeLabel={text('send-close')}
      onBack={back}
      backLabel={text('send-back')}
    >
      <div className={styles.content}>
        <p role="status" className={styles.count}>
          {text('send-wishes-count', { count: chosen.length, limit: WISHES_LIMIT })}
        </p>
        <GiftListState gifts={gifts}>
          {(items) => (
            <ul className={grid.grid}>
              {wishableGifts(items, now).map((gift) => (
                <li key={gift.id}>
                  <GiftTile
                    itemId={gift.id}
                    name={giftName(text, gift)}
                    price={<GiftPrice stars={gift.starPrice} originalPrice={gift.originalPrice} />}
                    tier={tierOf(gift.starPrice)}
                    isSelected={chosen.includes(gift.id)}
                    isDisabled={isFull && !chosen.includes(gift.id)}
                    onPress={() => toggle(gift.id)}
                    className={grid.tile}
                  />
                </li>
              ))}
            </ul>
          )}
        </GiftListState>
      </div>
    </SheetBody>
  );
}
