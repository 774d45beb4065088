import type { SenderDetails } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Avatar, Button, Card, ChatIcon, Hero, Written } from '@billet/shared-ui';
import { chatWith } from '../note/chat.ts';
import { formatMoment } from '../note/dates.ts';
import { useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { type DetailRow, rowsOf } from './rows.ts';
import styles from './sender.module.css';

export interface SenderModel {
  readonly details: SenderDetails;
  /** Null where no chat may be opened. */
  readonly openChat: (() => void) | null;
}

export function useSender(): SenderModel {
  const { note } = useSheet();
  const { details } = useLayerAt('sender');
  return { details, openChat: chatWith(note) };
}

/** The sender, revealed; of one who has left since only the first name. */
export function SenderView({ model: { details, openChat } }: { readonly model: SenderModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const { firstName, username, photoUrl } = details.sender.telegram;
  return (
    <SheetFrame
      title={text('inbox-details-title')}
      footer={
        openChat ? (
          <Button size="l" isFullWidth icon={<ChatIcon />} onClick={openChat}>
            {text('inbox-chat')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.person}>
        <Hero>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="xl" className={styles.photo} />
        </Hero>
        <strong className={styles.name}>
          <Written as="text">{firstName}</Written>
        </strong>
        {username !== null && (
          <span className={styles.username} dir="ltr">
            @{username}
          </span>
        )}
      </div>
      {details.isGone ? (
        <p className={styles.gone}>{text('inbox-details-gone')}</p>
      ) : (
        <Rows rows={rowsOf(details, formatMoment(new Date(details.sentAt), locale))} />
      )}
    </SheetFrame>
  );
}

function Rows({ rows }: { readonly rows: readonly DetailRow[] }) {
  const text = useText();
  return (
    <Card>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{text(`inbox-details-${name}`)}</dt>
            <dd>{name === 'code' ? <bdi dir="ltr">{value}</bdi> : <Written>{value}</Written>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
