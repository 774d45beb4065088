import { useText } from '@billet/shared-i18n';
import { GiftCard } from '@billet/shared-ui';
import { memo } from 'react';
import type { CardModel } from './card.ts';

interface GridCardProps {
  readonly card: CardModel;
  readonly isLarge: boolean;
  readonly onPress: (id: string) => void;
}

const stateOf = { closed: 'closed', open: 'sealed', opened: 'opened' } as const;

export const GridCard = memo(({ card, isLarge, onPress }: GridCardProps) => {
  const text = useText();
  const label = text(`inbox-card-${card.label}`);
  const answered = card.isAnswered ? text('inbox-card-answered') : undefined;
  const superLabel = card.isSuper ? text('inbox-super') : undefined;
  const ribbon = card.ribbon && { label: text(`inbox-ribbon-${card.ribbon}`), kind: card.ribbon };
  // visible parts of the card in visual order, after the description of its picture
  const picture = [whatOf(card, text), answered && label];
  const shown = [superLabel, answered ?? label, ribbon?.label, card.words];
  return (
    <GiftCard
      itemId={card.artId}
      wrappingId={card.artId}
      state={stateOf[card.label]}
      seal={card.isAnonymous ? 'mask' : 'heart'}
      ribbon={ribbon ?? undefined}
      statusLabel={answered ?? label}
      isAnswered={card.isAnswered}
      words={card.words ?? undefined}
      superLabel={superLabel}
      label={nameOf([...picture, ...shown], text)}
      isLarge={isLarge}
      onPress={() => onPress(card.id)}
    />
  );
});

/** Joins the parts that exist. */
function nameOf(parts: readonly (string | null | undefined)[], text: ReturnType<typeof useText>): string {
  const labels = parts.filter((part): part is string => Boolean(part));
  return labels.reduce((name, more) => text('inbox-card-name', { name, more }));
}

function whatOf(card: CardModel, text: ReturnType<typeof useText>): string {
  if (card.label === 'opened' || card.isService) return text('inbox-gift', { id: card.artId });
  return text(card.isAnonymous ? 'inbox-wrapped-message' : 'inbox-wrapped-valentine');
}
