import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, EmptyState, IconButton, SegmentedControl, ShareIcon, TrophyIcon } from '@billet/shared-ui';
import type { CardModel } from './card.ts';
import { FilterRow } from './filter-row.tsx';
import type { Filter } from './filters.ts';
import { GiftGrid } from './gift-grid.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import styles from './inbox.module.css';

export type InboxList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty'; readonly isFiltered: boolean }
  | {
      readonly kind: 'full';
      readonly cards: readonly CardModel[];
      /** Those that came in while the list was on screen. */
      readonly arrivals: ReadonlySet<string>;
      readonly more: 'none' | 'some' | 'loading' | 'failed';
    };

export interface InboxViewProps {
  readonly mode: Mode;
  /** Received in this mode. */
  readonly count: number;
  /** Unopened in both modes; null while unknown. */
  readonly unread: number | null;
  readonly filter: Filter;
  readonly list: InboxList;
  readonly onMode: (mode: Mode) => void;
  readonly onFilter: (filter: Filter) => void;
  readonly onPress: (id: string) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onShare: () => void;
  readonly onContest: () => void;
}

export function InboxView(props: InboxViewProps) {
  const text = useText();
  const { mode, filter, list } = props;
  return (
    <div className={styles.page}>
      <Header {...props} />
      <SegmentedControl<Mode>
        label={text('inbox-tabs')}
        options={[
          { value: 'anonymous', label: text('inbox-tab-anonymous') },
          { value: 'valentine', label: text('inbox-tab-valentine') },
        ]}
        value={mode}
        onChange={props.onMode}
      />
      <FilterRow filter={filter} onFilter={props.onFilter} />
      <List {...props} list={list} />
    </div>
  );
}

function Header({ mode, count, unread, onShare, onContest }: InboxViewProps) {
  const text = useText();
  const isNothingYet = count === 0 && unread === 0;
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{text(`inbox-title-${mode}`, { count })}</h1>
        <p className={styles.unread} role="status">
          {unread === null || isNothingYet ? null : text('inbox-unread', { count: unread })}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton label={text('inbox-contest')} icon={<TrophyIcon />} onClick={onContest} />
        <IconButton label={text('inbox-share')} icon={<ShareIcon />} onClick={onShare} />
      </div>
    </header>
  );
}

function List(props: InboxViewProps) {
  const { list } = props;
  if (list.kind === 'loading') return <GridSkeleton />;
  if (list.kind === 'failed') return <Failed onRetry={props.onRetry} />;
  if (list.kind === 'empty') return list.isFiltered ? <NothingMatches {...props} /> : <Empty {...props} />;
  return (
    <>
      <GiftGrid cards={list.cards} arrivals={list.arrivals} onPress={props.onPress} />
      <More state={list.more} onMore={props.onMore} />
    </>
  );
}

function Empty({ mode, onShare }: InboxViewProps) {
  const text = useText();
  return (
    <EmptyState
      artId={mode === 'anonymous' ? 'ghost' : 'lovebirds'}
      title={text(`inbox-empty-${mode}-title`)}
      text={text(`inbox-empty-${mode}-text`)}
      action={
        <Button size="l" icon={<ShareIcon />} onClick={onShare}>
          {text('inbox-share')}
        </Button>
      }
    />
  );
}

function NothingMatches({ onFilter }: InboxViewProps) {
  const text = useText();
  return (
    <EmptyState
      artId="envelope"
      title={text('inbox-empty-filter-title')}
      text={text('inbox-empty-filter-text')}
      action={
        <Button variant="secondary" onClick={() => onFilter('all')}>
          {text('inbox-show-all')}
        </Button>
      }
    />
  );
}

function Failed({ onRetry }: Pick<InboxViewProps, 'onRetry'>) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        artId="envelope"
        title={text('inbox-failed-title')}
        text={text('inbox-failed-text')}
        action={
          <Button size="l" onClick={onRetry}>
            {text('inbox-retry')}
          </Button>
        }
      />
    </div>
  );
}

function More({ state, onMore }: { readonly state: 'none' | 'some' | 'loading' | 'failed'; readonly onMore: () => void }) {
  const text = useText();
  if (state === 'none') return null;
  return (
    <div className={styles.more}>
      {state === 'failed' && (
        <p className={styles.moreFailed} role="alert">
          {text('inbox-failed-text')}
        </p>
      )}
      <Button variant="secondary" isBusy={state === 'loading'} onClick={onMore}>
        {text(state === 'failed' ? 'inbox-retry' : 'inbox-load-more')}
      </Button>
    </div>
  );
}
