import { type Text, useLanguage, useText } from '@billet/shared-i18n';
import { formatNumber } from '@billet/shared-i18n/formats';
import { Button, GiftArt, Hero, StarIcon } from '@billet/shared-ui';
import { formatHour, otherZone } from '../note/dates.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import styles from './closed.module.css';
import { type TimeLeft, timeLeft } from './time-left.ts';

export interface EarlyOffer {
  /** Whole Stars. */
  readonly price: number;
  /** True when the server charges this price instead of the price shown before. */
  readonly isNewPrice: boolean;
  readonly phase: 'idle' | 'ordering' | 'paying' | 'paid';
  readonly buy: () => void;
}

export interface ClosedModel {
  readonly opensAt: Date;
  /** Current server time. */
  readonly now: Date;
  /** Offer to open before 8 March; null once it is bought. */
  readonly early: EarlyOffer | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Sheet of a valentine that may not be opened yet: the opening time and a countdown. */
export function ClosedView({ model }: { readonly model: ClosedModel }) {
  const text = useText();
  const { opensAt, early } = model;
  const left = early && timeLeft(model.now, opensAt);
  return (
    <SheetFrame
      title={text(left ? 'inbox-closed-title' : 'inbox-closed-now')}
      subtitle={text('inbox-closed-subtitle')}
      hasBack={false}
      footer={
        early && left ? (
          <Offer early={early} close={model.close} />
        ) : (
          <Button size="l" isFullWidth onClick={model.open}>
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
    </SheetFrame>
  );
}

const inProgress = {
  ordering: 'inbox-payment-preparing',
  paying: 'inbox-packs-checking',
  paid: 'inbox-early-on-its-way',
} as const;

function statusText({ price, isNewPrice, phase }: EarlyOffer, text: Text): string | null {
  if (phase !== 'idle') return text(inProgress[phase]);
  return isNewPrice ? text('inbox-price-changed', { stars: price }) : null;
}

function Offer({ early, close }: { readonly early: EarlyOffer; readonly close: () => void }) {
  const text = useText();
  const { price, phase, buy } = early;
  return (
    <div className={styles.actions}>
      <p className={styles.text} role="status">
        {statusText(early, text)}
      </p>
      <Button size="l" isFullWidth isBusy={phase !== 'idle'} icon={<StarIcon />} onClick={buy}>
        {text('inbox-early-buy', { stars: price })}
      </Button>
      <Button variant="ghost" isFullWidth onClick={close}>
        {text('inbox-closed-wait')}
      </Button>
    </div>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

function Countdown({ left }: { readonly left: TimeLeft }) {
  const text = useText();
  const { locale } = useLanguage();
  return (
    <div className={styles.countdown} role="timer" aria-label={text('inbox-closed-countdown')}>
      {units.map((unit) => (
        <div key={unit} className={styles.unit}>
          <span className={styles.number}>{formatNumber(left[unit], locale, 2)}</span>
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
