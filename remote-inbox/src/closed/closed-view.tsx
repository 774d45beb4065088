import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, SheetBody, StarIcon } from '@billet/shared-ui';
import { formatHour, otherZone } from '../item/dates.ts';
import styles from './closed.module.css';
import { type TimeLeft, timeLeft } from './time-left.ts';

export interface EarlyOffer {
  /** Stars */
  readonly price: number;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

export interface ClosedViewProps {
  readonly opensAt: Date;
  /** The business time. */
  readonly now: Date;
  /** The opening before 8 March, where it isn't bought yet. */
  readonly early: EarlyOffer | null;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A valentine that may not be opened yet: when it may, and how long that is. */
export function ClosedView({ opensAt, now, early, onOpen, onClose }: ClosedViewProps) {
  const text = useText();
  const left = early && timeLeft(now, opensAt);
  return (
    <SheetBody
      title={text(left ? 'inbox-closed-title' : 'inbox-closed-now')}
      subtitle={text('inbox-closed-subtitle')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      footer={
        early && left ? (
          <div className={styles.actions}>
            <Button size="l" isFullWidth isBusy={early.isBusy} icon={<StarIcon />} onClick={early.onBuy}>
              {text('inbox-early-buy', { stars: early.price })}
            </Button>
            <Button variant="ghost" isFullWidth onClick={onClose}>
              {text('inbox-closed-wait')}
            </Button>
          </div>
        ) : (
          <Button size="l" isFullWidth onClick={onOpen}>
            {text('inbox-closed-open')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <Hero>
          <GiftArt itemId="gift_closed" size={144} />
        </Hero>
        {left && <Countdown left={left} />}
        <OpeningTime opensAt={opensAt} />
        {left && <p className={styles.text}>{text('inbox-early-text')}</p>}
      </div>
    </SheetBody>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

function Countdown({ left }: { readonly left: TimeLeft }) {
  const text = useText();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  return (
    <div className={styles.countdown} role="timer" aria-label={text('inbox-closed-countdown')}>
      {units.map((unit) => (
        <div key={unit} className={styles.unit}>
          <span className={styles.number}>{number.format(left[unit])}</span>
          <span className={styles.unitName}>{text(`inbox-closed-${unit}`, { count: left[unit] })}</span>
        </div>
      ))}
    </div>
  );
}

function OpeningTime({ opensAt }: { readonly opensAt: Date }) {
  const text = useText();
  const { locale } = useLanguage();
  const zone = otherZone(opensAt);
  return (
    <p className={styles.time}>
      <time dateTime={opensAt.toISOString()}>{text('inbox-closed-moscow', { time: formatHour(opensAt, locale) })}</time>
      {zone !== null && <span className={styles.local}>{text('inbox-closed-local', { time: formatHour(opensAt, locale, zone) })}</span>}
    </p>
  );
}
