import type { RevealPack } from '@billet/shared-domain/contract';
import { type PackOffer, packOffers } from '@billet/shared-domain/rules/packs';
import { useText } from '@billet/shared-i18n';
import { Button, Figures, Hero, Price, RadioCard } from '@billet/shared-ui';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import styles from './packs.module.css';
import { RevealedFacts } from './revealed-facts.tsx';
import type { Reveal } from './use-reveal.ts';
import { Veil } from './veil.tsx';

export interface PacksModel {
  readonly chosen: RevealPack;
  /** Prices in whole Stars of packs whose server price differs from the built-in price. */
  readonly prices: { readonly [P in RevealPack]?: number };
  readonly phase: Reveal['phase'];
  readonly choose: (pack: RevealPack) => void;
  readonly buy: () => void;
}

/** Packs of reveals and their benefits. */
export function PacksView({ model }: { readonly model: PacksModel }) {
  const text = useText();
  const { reveals, total } = packOffers[model.chosen];
  const stars = model.prices[model.chosen] ?? total;
  const isBusy = model.phase !== 'idle';
  return (
    <SheetFrame
      title={text('inbox-packs-title')}
      subtitle={text('inbox-packs-subtitle')}
      footer={
        <div className={styles.footer}>
          <Button size="l" isFullWidth isBusy={isBusy} onClick={model.buy}>
            {text('inbox-packs-buy', { count: reveals, stars })}
          </Button>
          <p className={styles.small} role="status">
            {text(smallPrint(model), { stars })}
          </p>
        </div>
      }
    >
      <div className={styles.body}>
        <Hero className={styles.hero}>
          <Veil className={styles.veil} isPulsing={isBusy} />
        </Hero>
        <div className={styles.packs} role="radiogroup" aria-label={text('inbox-packs-choice')}>
          {Object.values(packOffers).map((offer) => (
            <PackCard key={offer.pack} offer={offer} model={model} />
          ))}
        </div>
        <RevealedFacts />
      </div>
    </SheetFrame>
  );
}

const inProgress: Readonly<Record<Exclude<Reveal['phase'], 'idle'>, string>> = {
  ordering: 'inbox-payment-preparing',
  paying: 'inbox-packs-checking',
  paid: 'inbox-packs-on-its-way',
  spending: 'inbox-packs-showing',
};

function smallPrint({ phase, chosen, prices }: PacksModel): string {
  if (phase !== 'idle') return inProgress[phase];
  if (prices[chosen] !== undefined) return 'inbox-price-changed';
  return packOffers[chosen].reveals === 1 ? 'inbox-packs-small-one' : 'inbox-packs-small';
}

function PackCard({ offer, model }: { readonly offer: PackOffer; readonly model: PacksModel }) {
  const text = useText();
  const { pack, each, saved, reveals, discountPercent } = offer;
  const changed = model.prices[pack];
  const stars = changed ?? offer.total;
  return (
    <RadioCard
      name="reveal-pack"
      value={pack}
      title={text('inbox-packs-name', { count: reveals })}
      description={changed === undefined && saved > 0 ? text('inbox-packs-saved', { stars: each, saved }) : undefined}
      aside={
        <span className={styles.aside}>
          {changed === undefined && discountPercent > 0 && (
            <Figures className={styles.discount}>{text('inbox-packs-discount', { percent: discountPercent })}</Figures>
          )}
          <Price stars={stars} freeLabel={text('inbox-packs-free')} label={text('inbox-packs-price', { stars })} />
        </span>
      }
      isChecked={pack === model.chosen}
      onChange={() => model.choose(pack)}
    />
  );
}
