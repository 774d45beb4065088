import { useText } from '@billet/shared-i18n';
import { GiftCard } from '@billet/shared-ui';
import { memo } from 'react';
import type { CardModel } from './card.ts';

interface GridCardProps {
  readonly card: CardModel;
  readonly onPress: (id: string) => void;
}

const stateOf = { closed: 'closed', open: 'sealed', opened: 'opened' } as const;

export const GridCard = memo(({ card, onPress }: GridCardProps) => {
  const text = useText();
  const ribbon = text(`inbox-ribbon-${card.ribbon}`);
  const label = text(`inbox-card-${card.label}`);
  const what = text(card.label === 'opened' || card.isService ? 'inbox-gift' : wrappedText(card), { id: card.artId });
  return (
    <GiftCard
      itemId={card.artId}
      wrappingId={card.artId}
      state={stateOf[card.label]}
      ribbon={{ label: ribbon, kind: card.ribbon }}
      buttonLabel={label}
      superLabel={card.isSuper ? text('inbox-super') : undefined}
      label={text(card.isSuper ? 'inbox-card-name-super' : 'inbox-card-name', { what, label, ribbon })}
      onPress={() => onPress(card.id)}
    />
  );
});

function wrappedText({ isAnonymous }: CardModel): string {
  return isAnonymous ? 'inbox-wrapped-message' : 'inbox-wrapped-valentine';
}
