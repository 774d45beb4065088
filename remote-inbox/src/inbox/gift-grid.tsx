import { useNow } from '@billet/shared-bridge';
import { startOfMoscowDay } from '@billet/shared-domain/rules/moscow';
import { useLanguage, useText } from '@billet/shared-i18n';
import { memo, useId, useMemo, useRef } from 'react';
import { useHold } from '../opening/use-hold.ts';
import type { CardModel } from './card.ts';
import { daysOf, fillRows } from './days.ts';
import styles from './grid.module.css';
import { GridCard } from './grid-card.tsx';
import { useScrolling } from './use-scrolling.ts';
import { useWindowed } from './use-windowed.ts';

const COLUMNS = 3;
/** Cards per chunk; a chunk's rows are mounted one after the other. */
const CHUNK = 4 * COLUMNS;
/** Cards mounted with the first render. */
const FIRST_COUNT = 2 * CHUNK;
const MINUTE = 60_000;

interface GiftGridProps {
  readonly cards: readonly CardModel[];
  readonly arrivals: ReadonlySet<string>;
  /** True when the list has no further pages: a single card is then drawn large, and two share the row. */
  readonly isWhole: boolean;
  readonly onPress: (id: string) => void;
  /** Called when a finger stays on a card. Returns the release handler, or null where holding does nothing. */
  readonly onHold: (id: string) => (() => void) | null;
}

/** All cards, grouped by day of sending. Only cards near the screen are in the document. */
export function GiftGrid({ cards, arrivals, isWhole, onPress, onHold }: GiftGridProps) {
  const text = useText();
  const grid = useRef<HTMLElement>(null);
  useScrolling(grid);
  useHold(grid, onHold);
  const days = useDays(cards);
  const few = isWhole && cards.length < COLUMNS ? cards.length : undefined;
  return (
    <section ref={grid} className={styles.grid} aria-label={text('inbox-list')}>
      {days.map(({ key, title, chunks }) => (
        <Day key={key} title={title} chunks={chunks} arrivals={arrivals} few={few} onPress={onPress} />
      ))}
    </section>
  );
}

interface DayModel {
  readonly key: string;
  readonly title: string;
  readonly chunks: readonly ChunkOfCards[];
}

function useDays(cards: readonly CardModel[]): readonly DayModel[] {
  const { locale } = useLanguage();
  const today = startOfMoscowDay(useNow(MINUTE)).getTime();
  return useMemo(() => {
    let before = 0;
    return fillRows(daysOf(cards, new Date(today), locale), COLUMNS).map(({ key, title, items }) => {
      const chunks = chunksOf(items, before);
      before += items.length;
      return { key, title, chunks };
    });
  }, [cards, today, locale]);
}

/** Slot of the list. It keeps its position while its cards change. */
interface ChunkOfCards {
  readonly place: number;
  readonly cards: readonly CardModel[];
  /** True near the start of the list. */
  readonly isFirst: boolean;
}

function chunksOf(cards: readonly CardModel[], before: number): readonly ChunkOfCards[] {
  return Array.from({ length: Math.ceil(cards.length / CHUNK) }, (_, place) => ({
    place,
    cards: cards.slice(place * CHUNK, (place + 1) * CHUNK),
    isFirst: before + place * CHUNK < FIRST_COUNT,
  }));
}

interface DayProps extends Pick<GiftGridProps, 'arrivals' | 'onPress'>, Pick<DayModel, 'title' | 'chunks'> {
  /** Number of all cards if they do not fill a row. */
  readonly few: number | undefined;
}

function Day({ title, chunks, ...shared }: DayProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms; this groups lists under their heading
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {title}
      </h2>
      {chunks.map(({ place, cards, isFirst }) => (
        <Chunk key={place} cards={cards} isFirst={isFirst} {...shared} />
      ))}
    </div>
  );
}

interface ChunkProps extends Pick<DayProps, 'arrivals' | 'few' | 'onPress'>, Pick<ChunkOfCards, 'cards' | 'isFirst'> {}

const Chunk = memo(({ cards, arrivals, isFirst, few, onPress }: ChunkProps) => {
  const rows = Math.ceil(cards.length / COLUMNS);
  const { ref, shown, height } = useWindowed<HTMLUListElement>(isFirst, rows);
  return (
    <ul ref={ref} className={styles.chunk} data-few={few} style={shown < rows ? { minBlockSize: height } : undefined}>
      {cards.slice(0, shown * COLUMNS).map((card) => (
        <li key={card.id} className={styles.cell} data-note={card.id} data-arrival={arrivals.has(card.id) || undefined}>
          <GridCard card={card} isLarge={few === 1} onPress={onPress} />
        </li>
      ))}
    </ul>
  );
});
