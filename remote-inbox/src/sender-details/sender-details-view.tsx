import type { SenderDetails } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Avatar, Button, Card, ChatIcon, Hero, SheetBody } from '@billet/shared-ui';
import { formatMoment } from '../item/dates.ts';
import { type DetailRow, rowsOf } from './rows.ts';
import styles from './sender-details.module.css';

export interface SenderDetailsViewProps {
  readonly details: SenderDetails;
  /** Null where no chat may be opened. */
  readonly onChat: (() => void) | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The sender, revealed. */
export function SenderDetailsView({ details, onChat, onBack, onClose }: SenderDetailsViewProps) {
  const text = useText();
  const { locale } = useLanguage();
  const { firstName, username, photoUrl } = details.sender.telegram;
  return (
    <SheetBody
      title={text('inbox-details-title')}
      onClose={onClose}
      closeLabel={text('inbox-close')}
      onBack={onBack}
      backLabel={text('inbox-back')}
      footer={
        onChat ? (
          <Button size="l" isFullWidth icon={<ChatIcon />} onClick={onChat}>
            {text('inbox-chat')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.person}>
        <Hero>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="xl" className={styles.photo} />
        </Hero>
        <strong className={styles.name} dir="auto">
          {firstName}
        </strong>
        {username !== null && (
          <span className={styles.username} dir="ltr">
            @{username}
          </span>
        )}
      </div>
      <Rows rows={rowsOf(details, formatMoment(new Date(details.sentAt), locale))} />
    </SheetBody>
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
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
