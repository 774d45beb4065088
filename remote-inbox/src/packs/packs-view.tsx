import type { RevealPack } from '@billet/shared-domain/contract';
import { type PackOffer, packOffers } from '@billet/shared-domain/rules/packs';
import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, Hero, Price, RadioCard, SheetBody } from '@billet/shared-ui';
import { WhatIsShown } from '../reveal/what-is-shown.tsx';
import styles from './packs.module.css';

export interface PacksViewProps {
  readonly chosen: RevealPack;
  readonly isBuying: boolean;
  readonly onChoose: (pack: RevealPack) => void;
  readonly onBuy: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const offers: readonly PackOffer[] = Object.values(packOffers);

/** The packs of reveals, and what they are good for. */
export function PacksView({ chosen, isBuying, onChoose, onBuy, onBack, onClose }: PacksViewProps) {
  const text = useText();
  const offer = packOffers[chosen];
  const choose = (value: string) => {
    const picked = offers.find((candidate) => candidate.pack === value);
    if (picked) onChoose(picked.pack);
  };
  return (
    <SheetBody
      title={text('inbox-packs-title')}
      subtitle={text('inbox-packs-subtitle')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
      footer={
        <div className={styles.footer}>
          <Button size="l" isFullWidth isBusy={isBuying} onClick={onBuy}>
            {text('inbox-packs-buy', { count: offer.reveals, stars: offer.total })}
          </Button>
          <p className={styles.small} role={isBuying ? 'status' : undefined}>
            {text(smallPrint(offer, isBuying))}
          </p>
        </div>
      }
    >
      <div className={styles.body}>
        <Hero className={styles.hero}>
          <GiftArt itemId="ghost" size={96} />
        </Hero>
        <div className={styles.packs} role="radiogroup" aria-label={text('inbox-packs-choice')}>
          {offers.map((candidate) => (
            <PackCard key={candidate.pack} offer={candidate} isChecked={candidate.pack === chosen} onChange={choose} />
          ))}
        </div>
        <WhatIsShown />
      </div>
    </SheetBody>
  );
}

function smallPrint(offer: PackOffer, isBuying: boolean): string {
  if (isBuying) return 'inbox-packs-checking';
  return offer.reveals === 1 ? 'inbox-packs-small-one' : 'inbox-packs-small';
}

interface PackCardProps {
  readonly offer: PackOffer;
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
}

function PackCard({ offer, isChecked, onChange }: PackCardProps) {
  const text = useText();
  const { each, saved, total, reveals, discountPercent } = offer;
  return (
    <RadioCard
      name="reveal-pack"
      value={offer.pack}
      title={text('inbox-packs-name', { count: reveals })}
      description={saved > 0 ? text('inbox-packs-saved', { stars: each, saved }) : text('inbox-packs-each', { stars: each })}
      aside={
        <span className={styles.aside}>
          {discountPercent > 0 && <span className={styles.discount}>{text('inbox-packs-discount', { percent: discountPercent })}</span>}
          <Price stars={total} freeLabel={text('inbox-packs-free')} label={text('inbox-packs-price', { stars: total })} />
        </span>
      }
      isChecked={isChecked}
      onChange={onChange}
    />
  );
}
