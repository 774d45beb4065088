import { type ApiFailure, explain, type Pause } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import {
  Banner,
  Button,
  badgeText,
  type EmptyStateProps,
  GiftArt,
  IconButton,
  ListState,
  Mascot,
  oops,
  peek,
  SegmentedControl,
  ShareIcon,
  Skeleton,
  TrophyIcon,
  wait,
} from '@billet/shared-ui';
import { useId } from 'react';
import { wrappingOf } from '../note/art.ts';
import type { CardModel } from './card.ts';
import { GiftGrid } from './gift-grid.tsx';
import grid from './grid.module.css';
import styles from './inbox.module.css';
import { type Filter, filters, type MoreState } from './list.ts';

export type InboxList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'empty'; readonly isFiltered: boolean }
  | {
      readonly kind: 'full';
      readonly cards: readonly CardModel[];
      /** Notes that arrived while the list was on screen. */
      readonly arrivals: ReadonlySet<string>;
      readonly more: MoreState;
      readonly moreFailure: ApiFailure | null;
    };

export interface InboxModel {
  readonly mode: Mode;
  /** Number of notes received in this mode. */
  readonly count: number;
  /** Number of notes in each mode that may be opened; null while unknown. */
  readonly unread: Readonly<Record<Mode, number>> | null;
  /** Number of notes in this mode that are closed until 8 March. */
  readonly closed: number;
  readonly filter: Filter;
  readonly pause: Pause;
  readonly list: InboxList;
  readonly chooseMode: (mode: Mode) => void;
  readonly chooseFilter: (filter: Filter) => void;
  /** Handles a tap on the card of a note. */
  readonly press: (id: string) => void;
  readonly hold: (id: string) => (() => void) | null;
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly share: () => void;
  readonly openContest: () => void;
}

interface InboxViewProps {
  readonly model: InboxModel;
}

export function InboxView({ model }: InboxViewProps) {
  const text = useText();
  return (
    <div className={styles.page} data-recedes>
      <Header model={model} />
      <Paused model={model} />
      <SegmentedControl<Mode>
        label={text('inbox-tabs')}
        options={modes.map((mode) => tabOf(mode, model.unread?.[mode] ?? 0, text))}
        value={model.mode}
        onChange={model.chooseMode}
      />
      <Filters model={model} />
      <List model={model} />
    </div>
  );
}

const modes = ['anonymous', 'valentine'] as const;

/** The tab's accessible name includes its unread count, selected or not. */
function tabOf(mode: Mode, count: number, text: ReturnType<typeof useText>) {
  const label = text(`inbox-tab-${mode}`);
  const shown = badgeText(count);
  if (shown === null) return { value: mode, label };
  const withBadge = (
    <>
      {label}
      <span className={styles.waiting} aria-hidden="true" dir="ltr">
        {shown}
      </span>
    </>
  );
  const name = text('inbox-card-name', { name: label, more: text('inbox-unread', { count }) });
  return { value: mode, label: withBadge, name };
}

function Header({ model: { mode, count, unread, closed, share, openContest } }: InboxViewProps) {
  const text = useText();
  const waiting = unread?.[mode];
  const isNothingYet = count === 0 && waiting === 0;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{text(`inbox-title-${mode}`, { count })}</h1>
        <p className={styles.unread} role="status">
          {waiting === undefined || isNothingYet ? null : statusText(waiting, closed, text)}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton label={text('inbox-contest')} icon={<TrophyIcon />} onClick={openContest} />
        <IconButton label={text('inbox-share')} icon={<ShareIcon />} onClick={share} />
      </div>
    </header>
  );
}

/** Says how many notes wait to be opened, and how many are closed until 8 March. */
function statusText(waiting: number, closed: number, text: ReturnType<typeof useText>): string {
  const parts = [
    waiting > 0 || closed === 0 ? text('inbox-unread', { count: waiting }) : null,
    closed > 0 ? text('inbox-unread-closed', { count: closed }) : null,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Explains that a paused inbox shows no new notes. */
function Paused({ model: { pause } }: InboxViewProps) {
  const text = useText();
  if (!pause.isPaused) return null;
  const button = (
    <Button variant="secondary" isBusy={pause.isResuming} onClick={pause.resume}>
      {text('inbox-resume')}
    </Button>
  );
  return (
    <div data-part="paused">
      <Banner tone="warning" action={button}>
        {text('inbox-paused')}
      </Banner>
    </div>
  );
}

/** Single-choice filters. Native radio inputs provide the keyboard behaviour. */
function Filters({ model: { filter, chooseFilter } }: InboxViewProps) {
  const text = useText();
  const name = useId();
  return (
    <div className={styles.filters} role="radiogroup" aria-label={text('inbox-filters')}>
      {filters.map((option) => (
        <label key={option} className={styles.filter}>
          <input type="radio" name={name} checked={option === filter} onChange={() => chooseFilter(option)} />
          <span>{text(`inbox-filter-${option}`)}</span>
        </label>
      ))}
    </div>
  );
}

function List({ model }: InboxViewProps) {
  const text = useText();
  const { list } = model;
  const why = (failure: ApiFailure | null) => {
    const { id, args } = explain(failure, 'inbox-failed-text');
    return text(id, args);
  };
  const retryLabel = text('inbox-retry');
  return (
    <ListState
      status={list.kind === 'loading' || list.kind === 'failed' ? list.kind : 'ready'}
      isEmpty={list.kind === 'empty'}
      loading={{ label: text('inbox-loading'), skeleton: <GridSkeleton mode={model.mode} /> }}
      failed={{
        title: text('inbox-failed-title'),
        text: why(list.kind === 'failed' ? list.failure : null),
        retryLabel,
        onRetry: model.retry,
        art: <Mascot mood={oops} />,
      }}
      empty={emptyOf(model, text)}
      more={
        list.kind === 'full'
          ? { status: list.more, label: text('inbox-load-more'), failedText: why(list.moreFailure), retryLabel, onMore: model.loadMore }
          : undefined
      }
    >
      {list.kind === 'full' && (
        <GiftGrid cards={list.cards} arrivals={list.arrivals} isWhole={list.more === 'none'} onPress={model.press} onHold={model.hold} />
      )}
    </ListState>
  );
}

function emptyOf({ mode, list, unread, share, chooseMode, chooseFilter }: InboxModel, text: ReturnType<typeof useText>): EmptyStateProps {
  if (list.kind === 'empty' && list.isFiltered) {
    const showAll = (
      <Button variant="secondary" onClick={() => chooseFilter('all')}>
        {text('inbox-show-all')}
      </Button>
    );
    return { art: <Mascot mood={wait} />, title: text('inbox-empty-filter-title'), text: text('inbox-empty-filter-text'), action: showAll };
  }
  const other = mode === 'anonymous' ? 'valentine' : 'anonymous';
  const count = unread?.[other] ?? 0;
  if (count > 0) {
    const showOther = (
      <Button size="l" onClick={() => chooseMode(other)}>
        {text(`inbox-tab-${other}`)}
      </Button>
    );
    return {
      art: <Mascot mood={peek} />,
      title: text(`inbox-title-${other}`, { count }),
      text: text('inbox-unread', { count }),
      action: showOther,
    };
  }
  const shareButton = (
    <Button size="l" icon={<ShareIcon />} onClick={share}>
      {text('inbox-share')}
    </Button>
  );
  return {
    art: <Mascot mood={peek} />,
    title: text(`inbox-empty-${mode}-title`),
    text: text(`inbox-empty-${mode}-text`),
    action: shareButton,
  };
}

const places = Array.from({ length: 12 }, (_, place) => place);

const wrapped = { anonymous: wrappingOf({ type: 'anonymous_message' }), valentine: wrappingOf({ type: 'ordinary' }) };

/** Placeholder of the list during the first load. Its pictures are the most common ones of the mode. */
function GridSkeleton({ mode }: { readonly mode: Mode }) {
  return (
    <div>
      <div className={grid.day}>
        <Skeleton width={96} height={14} />
      </div>
      <div className={grid.chunk}>
        {places.map((place) => (
          <div key={place} className={grid.place}>
            <Skeleton height={164} radius="var(--radius-l)" />
            <GiftArt itemId={wrapped[mode]} size={72} className={grid.art} />
          </div>
        ))}
      </div>
    </div>
  );
}
