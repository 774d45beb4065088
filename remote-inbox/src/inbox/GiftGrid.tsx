import { useText } from '@billet/shared-i18n';
import { memo, useMemo } from 'react';
import type { CardModel } from './card.ts';
import { GridCard } from './GridCard.tsx';
import { useWindowed } from './useWindowed.ts';
import styles from './grid.module.css';

const COLUMNS = 3;
/** Rows that come and go together. */
const CHUNK = 8 * COLUMNS;

interface GiftGridProps {
  readonly cards: readonly CardModel[];
  readonly arrivals: ReadonlySet<string>;
  readonly onPress: (id: string) => void;
}

/** All cards, of which only those near the screen are in the document. */
export function GiftGrid({ cards, arrivals, onPress }: GiftGridProps) {
  const text = useText();
  const chunks = useMemo(() => chunksOf(cards), [cards]);
  return (
    <section className={styles.grid} aria-label={text('inbox-list')}>
      {chunks.map((chunk, index) => (
        // a chunk is a place in the list: its cards change, it stays
        <Chunk key={index} cards={chunk} arrivals={arrivals} isFirst={index === 0} onPress={onPress} />
      ))}
    </section>
  );
}

function chunksOf(cards: readonly CardModel[]): readonly (readonly CardModel[])[] {
  return Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, index) => cards.slice(index * CHUNK, (index + 1) * CHUNK));
}

interface ChunkProps extends GiftGridProps {
  readonly isFirst: boolean;
}

const Chunk = memo(({ cards, arrivals, isFirst, onPress }: ChunkProps) => {
  const { ref, isNear, height } = useWindowed<HTMLUListElement>(isFirst, Math.ceil(cards.length / COLUMNS));
  return (
    <ul ref={ref} className={styles.chunk} style={isNear ? undefined : { blockSize: height }}>
      {isNear && cards.map((card) => (
        <li key={card.id} className={styles.cell} data-arrival={arrivals.has(card.id) || undefined}>
          <GridCard card={card} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
});
