import type { Item } from '@billet/shared-domain/contract';
import { DEFAULT_EMOTION } from '@billet/shared-domain/rules/gifts';
import { useText } from '@billet/shared-i18n';
import { Banner, GiftTile, SheetBody, Spinner } from '@billet/shared-ui';
import { SubmissionBanner } from '../compose/submission-banner.tsx';
import { GiftListState } from '../gifts/gift-list-state.tsx';
import { giftName } from '../gifts/gift-text.ts';
import { GiftPrice } from '../gifts/prices.tsx';
import { WideCard } from '../gifts/wide-card.tsx';
import styles from './emotion-step.module.css';
import type { AskModel } from './use-ask.ts';

/** Second step: picking an emotion sends the question. */
export function EmotionStep({ model }: { readonly model: AskModel }) {
  const text = useText();
  const { name, isGhost, isSending } = model;
  return (
    <SheetBody
      title={text('send-ask-emotion-title')}
      subtitle={text(isSending ? 'send-ask-sending' : 'send-ask-emotion-subtitle')}
      onClose={model.close}
      closeLabel={text('send-close')}
      onBack={isSending ? undefined : () => model.change({ step: 'write' })}
      backLabel={text('send-back')}
    >
      <div className={styles.content}>
        <SubmissionBanner model={model} />
        {isGhost && <Banner tone="info">{text('send-ghost', { name })}</Banner>}
        <GiftListState gifts={model.emotions}>
          {(items) => (
            <ul className={styles.grid} aria-busy={isSending}>
              {emotionOrder(items).map((item) => (
                <Emotion key={item.id} model={model} item={item} />
              ))}
            </ul>
          )}
        </GiftListState>
      </div>
    </SheetBody>
  );
}

/**
 * Card of one emotion. The default emotion and surprises take a whole row: the first to be easy to reach, the others to explain
 * their content.
 */
function Emotion({ model, item }: { readonly model: AskModel; readonly item: Item }) {
  const text = useText();
  const { isSending } = model;
  const isSelected = item.id === model.form.selectedGift;
  const isWide = item.id === DEFAULT_EMOTION || item.type === 'surprise_box';
  const isDisabled = model.isGhost && item.starPrice > 0;
  const pick = () => model.pick(item);
  return (
    <li className={isWide ? styles.wide : styles.cell}>
      {isWide ? (
        <WideCard gift={item} items={model.gifts} isDisabled={isDisabled} isBusy={isSending} onPick={pick} />
      ) : (
        <GiftTile
          itemId={item.id}
          name={giftName(text, item)}
          price={<GiftPrice stars={item.starPrice} originalPrice={item.originalPrice} />}
          isSelected={isSelected}
          isDisabled={isDisabled}
          isBusy={isSending}
          onPress={pick}
          className={styles.tile}
        />
      )}
      {isSending && isSelected && <Spinner label={text('send-ask-sending')} className={styles.spinner} />}
    </li>
  );
}

/** Sorts the emotions: the default first, then by price. */
function emotionOrder(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => Number(b.id === DEFAULT_EMOTION) - Number(a.id === DEFAULT_EMOTION) || a.starPrice - b.starPrice);
}
