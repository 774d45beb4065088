import type { SentItem } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { formatDate } from '@billet/shared-i18n/formats';
import { Card, GiftArt, Written } from '@billet/shared-ui';
import { List } from '../list/list.tsx';
import type { ListModel } from '../list/list-model.ts';
import { SheetStep } from '../sheet/sheet-step.tsx';
import styles from './sent.module.css';
import type { SentRow } from './use-sent.ts';

/** Notes that the user sent, and their states (SAF-03). */
export function SentView({ model }: { readonly model: ListModel<SentRow> }) {
  const text = useText();
  return (
    <SheetStep title={text('share-sent')} subtitle={text('share-sent-subtitle')}>
      <List model={model} name="sent" label={text('share-sent')} placeholder={{ height: 96 }} keyOf={({ key }) => key}>
        {(note) => <SentNote note={note} />}
      </List>
    </SheetStep>
  );
}

function SentNote({ note }: { readonly note: SentItem }) {
  const text = useText();
  const { locale } = useLanguage();
  const { item, message, answer, state, isRevealed, sentAt, recipient } = note;
  const when = formatDate(new Date(sentAt), locale, { day: 'numeric', month: 'long' });
  return (
    <Card className={styles.note}>
      <GiftArt itemId={item.id} size={52} />
      <div className={styles.words}>
        <div className={styles.line}>
          <span className={styles.name}>{text('share-sent-to', { name: recipient.firstName })}</span>
          <span className={styles.small}>{when}</span>
        </div>
        {message !== '' && (
          <p className={styles.message}>
            <Written as="text">{message}</Written>
          </p>
        )}
        {answer !== null && (
          <p className={styles.answer}>
            <Written as="text">{answer}</Written>
          </p>
        )}
        <span className={styles.state} data-state={state}>
          {text(`share-sent-${state}`)}
          {isRevealed && ` · ${text('share-sent-revealed')}`}
        </span>
      </div>
    </Card>
  );
}
