import { useText } from '@billet/shared-i18n';
import { GiftCard } from '@billet/shared-ui';
import { memo, useMemo, useRef } from 'react';
import type { CardModel } from './card.ts';
import styles from './grid.module.css';
import { useScrolling } from './use-scrolling.ts';
import { useWindowed } from './use-windowed.ts';

const COLUMNS = 3;
/** Cards of the rows that go together, and come one after the other. */
const CHUNK = 4 * COLUMNS;

interface GiftGridProps {
  readonly cards: readonly CardModel[];
  readonly arrivals: ReadonlySet<string>;
  readonly onPress: (id: string) => void;
}

/** All cards, of which only those near the screen are in the document. */
export function GiftGrid({ cards, arrivals, onPress }: GiftGridProps) {
  const text = useText();
  const grid = useRef<HTMLElement>(null);
  useScrolling(grid);
  const chunks = useMemo(() => chunksOf(cards), [cards]);
  return (
    <section ref={grid} className={styles.grid} aria-label={text('inbox-list')}>
      {chunks.map(({ place, cards: near }) => (
        <Chunk key={place} cards={near} arrivals={arrivals} isFirst={place < 2} onPress={onPress} />
      ))}
    </section>
  );
}

/** A place in the list: its cards change, it stays. */
interface ChunkOfCards {
  readonly place: number;
  readonly cards: readonly CardModel[];
}

function chunksOf(cards: readonly CardModel[]): readonly ChunkOfCards[] {
  return Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, place) => ({
    place,
    cards: cards.slice(place * CHUNK, (place + 1) * CHUNK),
  }));
}

interface ChunkProps extends GiftGridProps {
  readonly isFirst: boolean;
}

const Chunk = memo(({ cards, arrivals, isFirst, onPress }: ChunkProps) => {
  const rows = Math.ceil(cards.length / COLUMNS);
  const { ref, shown, height } = useWindowed<HTMLUListElement>(isFirst, rows);
  return (
    <ul ref={ref} className={styles.chunk} style={shown < rows ? { minBlockSize: height } : undefined}>
      {cards.slice(0, shown * COLUMNS).map((card) => (
        <li key={card.id} className={styles.cell} data-arrival={arrivals.has(card.id) || undefined}>
          <GridCard card={card} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
});

interface GridCardProps {
  readonly card: CardModel;
  readonly onPress: (id: string) => void;
}

const stateOf = { closed: 'closed', open: 'sealed', opened: 'opened' } as const;

const GridCard = memo(({ card, onPress }: GridCardProps) => {
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
