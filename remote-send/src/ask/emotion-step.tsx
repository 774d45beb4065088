import type { Item } from '@billet/shared-domain/contract';
import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';
import { useText } from '@billet/shared-i18n';
import { Banner, Button, EmptyState, GiftTile, SheetBody, Spinner } from '@billet/shared-ui';
import { isBusy, type Submission } from '../checkout/composer.ts';
import { SubmissionBanner } from '../checkout/submission-banner.tsx';
import { GiftGridSkeleton } from '../gifts/gift-grid.tsx';
import { GiftPrice } from '../gifts/gift-price.tsx';
import { giftName } from '../gifts/gift-text.ts';
import type { Items } from '../gifts/use-items.ts';
import { WideCard } from '../gifts/wide-card.tsx';
import styles from './emotion-step.module.css';
import { emotionOrder } from './emotions.ts';

export interface EmotionStepProps {
  readonly firstName: string;
  readonly items: Items;
  /** The gifts that a surprise is drawn from; empty until they are known. */
  readonly ordinaryItems: readonly Item[];
  readonly isGhost: boolean;
  readonly selectedGift: string;
  readonly submission: Submission;
  readonly onPick: (id: string) => void;
  readonly onReload: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The second step: a feeling to go with the question. Picking one sends. */
export function EmotionStep(props: EmotionStepProps) {
  const text = useText();
  const isSending = isBusy(props.submission);
  return (
    <SheetBody
      title={text('send-ask-emotion-title')}
      subtitle={text(isSending ? 'send-ask-sending' : 'send-ask-emotion-subtitle')}
      onClose={props.onClose}
      closeLabel={text('send-close')}
      onBack={isSending ? undefined : props.onBack}
      backLabel={text('send-back')}
    >
      <div className={styles.content}>
        <SubmissionBanner submission={props.submission} failedTextId="send-ask-failed" refusalTextId="send-ask-refused" />
        {props.isGhost && <Banner tone="info">{text('send-ghost', { name: props.firstName })}</Banner>}
        <Emotions {...props} isSending={isSending} />
      </div>
    </SheetBody>
  );
}

function Emotions({
  items,
  ordinaryItems,
  isGhost,
  selectedGift,
  isSending,
  onPick,
  onReload,
}: EmotionStepProps & { readonly isSending: boolean }) {
  const text = useText();
  if (items.status === 'loading') return <GiftGridSkeleton label={text('send-gifts-loading')} count={8} />;
  if (items.status === 'failed') {
    return (
      <EmptyState
        artId="gift_closed"
        title={text('send-gifts-missing-title')}
        text={text('send-gifts-missing-text')}
        action={
          <Button variant="secondary" onClick={onReload}>
            {text('send-gifts-again')}
          </Button>
        }
      />
    );
  }
  const canPick = (stars: number) => !isSending && !(isGhost && stars > 0);
  return (
    <ul className={styles.grid} aria-busy={isSending}>
      {emotionOrder(items.items).map((item) => (
        <li key={item.id} className={isWide(item) ? styles.wide : styles.cell}>
          {isWide(item) ? (
            <WideCard gift={item} items={ordinaryItems} isDisabled={!canPick(item.starPrice)} onPick={() => onPick(item.id)} />
          ) : (
            <GiftTile
              itemId={item.id}
              name={giftName(text, item)}
              price={item.starPrice > 0 ? <GiftPrice stars={item.starPrice} originalPrice={item.originalPrice} /> : undefined}
              isSelected={item.id === selectedGift}
              isDisabled={!canPick(item.starPrice)}
              onPress={() => onPick(item.id)}
              className={styles.tile}
            />
          )}
          {isSending && item.id === selectedGift && <Spinner label={text('send-ask-sending')} className={styles.spinner} />}
        </li>
      ))}
    </ul>
  );
}

/** The plain one is the easiest to reach; a surprise has something to explain. */
function isWide(item: Item): boolean {
  return item.id === DEFAULT_EMOTION || item.type === 'surprise_box';
}
