import type { Mode, PublicValentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, EmptyState, GiftArt, SheetBody, Skeleton } from '@billet/shared-ui';
import styles from './public-list.module.css';
import { hasMore, type PublicList } from './public-list.ts';

export interface PublicListModel {
  readonly mode: Mode;
  readonly list: PublicList;
  readonly loadMore: () => void;
  readonly write: () => void;
  readonly close: () => void;
}

/** Somebody's answered and public notes, or an invitation to write the first. */
export function PublicListView({ model }: { readonly model: PublicListModel }) {
  const text = useText();
  const { mode, list } = model;
  const isEmpty = list.valentines.length === 0 && !list.isLoading;
  return (
    <SheetBody title={text('send-public-title')} onClose={model.close} closeLabel={text('send-close')}>
      {isEmpty ? (
        <EmptyState
          artId={mode === 'valentine' ? 'heart' : 'envelope'}
          title={text('send-public-empty-title')}
          text={text('send-public-empty-text')}
          action={<Button onClick={model.write}>{text(mode === 'valentine' ? 'send-public-empty-send' : 'send-public-empty-ask')}</Button>}
        />
      ) : (
        <div className={styles.content}>
          <ul className={styles.list}>
            {list.valentines.map((valentine) => (
              <PublicNote key={valentine.id} valentine={valentine} />
            ))}
          </ul>
          {list.valentines.length === 0 && <PublicListSkeleton label={text('send-public-loading')} />}
          {hasMore(list) && (
            <Button variant="secondary" isFullWidth isBusy={list.isLoading} onClick={model.loadMore}>
              {text('send-public-more')}
            </Button>
          )}
        </div>
      )}
    </SheetBody>
  );
}

function PublicNote({ valentine }: { readonly valentine: PublicValentine }) {
  const text = useText();
  return (
    <li className={styles.note}>
      <div className={styles.question}>
        <GiftArt itemId={valentine.item.id} size={52} />
        {valentine.message !== '' && (
          <p className={styles.message} dir="auto">
            {valentine.message}
          </p>
        )}
      </div>
      <div className={styles.answer}>
        <span className={styles.label}>{text('send-public-answer')}</span>
        <p className={styles.message} dir="auto">
          {valentine.answer}
        </p>
      </div>
    </li>
  );
}

function PublicListSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.list}>
      <Skeleton height={140} radius="var(--radius-l)" />
      <Skeleton height={140} radius="var(--radius-l)" />
    </div>
  );
}
