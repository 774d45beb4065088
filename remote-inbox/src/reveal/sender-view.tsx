import type { SenderDetails } from '@billet/shared-domain/contract';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, ChatIcon, Written } from '@billet/shared-ui';
import { artOf } from '../note/art.ts';
import { chatWith } from '../note/chat.ts';
import { formatMoment } from '../note/dates.ts';
import { useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { Portrait } from './portrait.tsx';
import { type DetailRow, rowsOf } from './rows.ts';
import styles from './sender.module.css';
import { SenderFrame } from './sender-frame.tsx';
import { useUnveiling } from './use-unveiling.ts';

export interface SenderModel {
  readonly details: SenderDetails;
  /** Picture ID of the received item. */
  readonly art: string;
  /** The reveal was just spent. */
  readonly isNew: boolean;
  /** Null where no chat may be opened. */
  readonly openChat: (() => void) | null;
}

export function useSender(): SenderModel {
  const { note } = useSheet();
  const { details, isNew } = useLayerAt('sender');
  return { details, isNew, art: artOf(note), openChat: chatWith(note) };
}

/** Card of the revealed sender; only the first name if the account was deleted. */
export function SenderView({ model: { details, art, isNew, openChat } }: { readonly model: SenderModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const person = details.sender.telegram;
  const unveiling = useUnveiling({ isNew, photoUrl: person.photoUrl });
  return (
    <SheetFrame
      title={text('inbox-details-title')}
      subtitle={text('inbox-sender-revealed-text')}
      footer={
        openChat ? (
          <Button size="l" isFullWidth icon={<ChatIcon />} onClick={openChat}>
            {text('inbox-chat')}
          </Button>
        ) : undefined
      }
    >
      <SenderFrame art={art} phase={unveiling.phase} portrait={<Portrait person={person} unveiling={unveiling} />}>
        {details.isGone ? (
          <p className={styles.gone}>{text('inbox-details-gone')}</p>
        ) : (
          <Rows rows={rowsOf(details, formatMoment(new Date(details.sentAt), locale), locale)} />
        )}
      </SenderFrame>
    </SheetFrame>
  );
}

/** The licence of the network data (CC-BY 4.0) requires this link where the data is shown. */
const NETWORK_SOURCE = { title: 'IP Geolocation by DB-IP', url: 'https://db-ip.com' } as const;

function Rows({ rows }: { readonly rows: readonly DetailRow[] }) {
  const text = useText();
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{text(`inbox-details-${name}`)}</dt>
            <dd>
              <Written>{value}</Written>
            </dd>
          </div>
        ))}
      </dl>
      {rows.some(({ name }) => name === 'network') && (
        <a className={styles.source} href={NETWORK_SOURCE.url} target="_blank" rel="noreferrer" lang="en" dir="ltr">
          {NETWORK_SOURCE.title}
        </a>
      )}
    </>
  );
}
