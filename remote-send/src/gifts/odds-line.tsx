import type { Item } from '@billet/shared-domain/contract';
import { contentOf } from '@billet/shared-domain/rules/gifts';
import { useText } from '@billet/shared-i18n';
import { GiftArt } from '@billet/shared-ui';
import styles from './odds-line.module.css';

export interface OddsLineProps {
  readonly gift: Item;
  readonly items: readonly Item[];
}

/** Content and odds of a surprise, or content of a pack. Renders nothing for a plain gift. */
export function OddsLine({ gift, items }: OddsLineProps) {
  const text = useText();
  const content = contentOf(gift, items);
  if (content === null) return null;
  const best = Math.max(...content.gifts.map((each) => each.starPrice));
  return (
    <span className={styles.odds}>
      <span className={styles.row} aria-hidden="true">
        {content.gifts.map((each) => (
          <GiftArt key={each.id} itemId={each.id} size={28} />
        ))}
      </span>
      <span>{text(content.isDrawn ? 'send-odds' : 'send-pack-content', { count: content.gifts.length })}</span>
      {content.isDrawn && gift.type === 'telegram_gift_pack' && <span>{text('send-odds-best', { stars: best })}</span>}
    </span>
  );
}
