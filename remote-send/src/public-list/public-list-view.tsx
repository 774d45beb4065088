import { explain } from '@billet/shared-bridge';
import type { PublicValentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button, GiftArt, ListState, SheetBody, Written } from '@billet/shared-ui';
import { Peek } from '../decorations/decorations.tsx';
import styles from './public-list.module.css';
import type { PublicListModel } from './use-public-list.ts';

/** A person's answered public notes, or an invitation to write the first one. */
export function PublicListView({ model }: { readonly model: PublicListModel }) {
  const text = useText();
  const { mode, list, write } = model;
  const notes = list.data?.rows ?? [];
  const words = (failure: unknown) => {
    const { id, args } = explain(failure, 'send-missing-text');
    return text(id, args);
  };
  return (
    <SheetBody title={text('send-public-title')} onClose={model.close} closeLabel={text('send-close')}>
      <div className={styles.content}>
        <ListState
          status={list.status}
          isEmpty={notes.length === 0}
          loading={{ label: text('send-public-loading'), height: 140 }}
          failed={{
            title: text('send-public-missing-title'),
            text: words(list.failure),
            retryLabel: text('send-again'),
            onRetry: list.retry,
          }}
          empty={{
            art: (
              <span className={styles.art}>
                <Peek />
              </span>
            ),
            title: text('send-public-empty-title'),
            text: text('send-public-empty-text'),
            action: <Button onClick={write}>{text(mode === 'valentine' ? 'send-public-empty-send' : 'send-public-empty-ask')}</Button>,
          }}
          more={{
            status: list.more,
            label: text('send-public-more'),
            failedText: words(list.moreFailure),
            retryLabel: text('send-again'),
            onMore: list.loadMore,
          }}
        >
          <ul className={styles.list}>
            {notes.map((valentine) => (
              <PublicNote key={valentine.id} valentine={valentine} />
            ))}
          </ul>
        </ListState>
      </div>
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
          <p className={styles.message}>
            <Written as="text">{valentine.message}</Written>
          </p>
        )}
      </div>
      <div className={styles.answer}>
        <span className={styles.label}>{text('send-public-answer')}</span>
        <p className={styles.message}>
          <Written as="text">{valentine.answer}</Written>
        </p>
      </div>
    </li>
  );
}
