import { GiftArt, HeartIcon, Hero } from '@billet/shared-ui';
import { useState } from 'react';
import styles from './hero-gift.module.css';

export interface HeroGiftProps {
  readonly artId: string;
  readonly label: string;
  readonly onTap: () => void;
}

/** Large gift that reacts to a tap and sends up a heart. */
export function HeroGift({ artId, label, onTap }: HeroGiftProps) {
  const [hearts, setHearts] = useState<readonly number[]>([]);
  const tap = () => {
    onTap();
    setHearts((flying) => [...flying.slice(-7), (flying.at(-1) ?? 0) + 1]);
  };
  return (
    <button type="button" className={styles.gift} aria-label={label} onClick={tap}>
      <Hero>
        <GiftArt itemId={artId} size={208} />
      </Hero>
      {hearts.map((heart) => (
        <span
          key={heart}
          className={styles.heart}
          data-lane={heart % 4}
          aria-hidden="true"
          onAnimationEnd={() => setHearts((flying) => flying.filter((each) => each !== heart))}
        >
          <HeartIcon />
        </span>
      ))}
    </button>
  );
}
