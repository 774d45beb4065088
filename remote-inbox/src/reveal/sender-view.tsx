import { bridge, useNavigate } from '@billet/shared-bridge';
import type { SenderDetails } from '@billet/shared-domain/contract';
import { cutText, PREVIEW_NAME_CUT } from '@billet/shared-domain/rules/text';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Button, ChatIcon, GiftIcon, Written } from '@billet/shared-ui';
import { artOf } from '../note/art.ts';
import { chatWith } from '../note/chat.ts';
import { formatMoment } from '../note/dates.ts';
import { modeOf } from '../note/mode-of.ts';
import { useLayerAt, useSheet } from '../sheet/sheet-context.ts';
import { SheetFrame } from '../sheet/sheet-frame.tsx';
import { NextSteps, type NextStepsModel } from './next-steps.tsx';
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
  readonly availableReveals: number;
  /** Null if the sender's account was deleted. */
  readonly nextSteps: NextStepsModel | null;
}

export function useSender(): SenderModel {
  const { note } = useSheet();
  const navigate = useNavigate();
  const { details, availableReveals, isNew } = useLayerAt('sender');
  const { code } = details;
  const nextSteps = code !== null && {
    // the chat where the rules allow one, else a message in the app
    write: chatWith(note) ?? (() => navigate(`/ask?code=${code}`)),
    send: () => navigate(`/send?code=${code}`),
    share: () => bridge().shell.openDialog('shareAnswer', { noteId: note.id, mode: modeOf(note), of: 'reveal' }),
  };
  return { details, isNew, availableReveals, art: artOf(note), nextSteps: nextSteps || null };
}

/** Card of the revealed sender with the next steps; only the first name if the account was deleted. */
export function SenderView({ model: { details, art, isNew, availableReveals, nextSteps } }: { readonly model: SenderModel }) {
  const text = useText();
  const { locale } = useLanguage();
  const person = details.sender.telegram;
  const unveiling = useUnveiling({ isNew, photoUrl: person.photoUrl });
  // the first step contains the name
  const steps = unveiling.phase === 'clear' ? nextSteps : null;
  return (
    <SheetFrame
      title={text('inbox-details-title')}
      subtitle={text('inbox-sender-revealed-text')}
      footer={
        steps ? (
          <div className={styles.footer}>
            <Button size="l" isFullWidth icon={<ChatIcon />} onClick={steps.write}>
              {text('inbox-next-write', { name: cutText(person.firstName, PREVIEW_NAME_CUT) })}
            </Button>
            <Button variant="secondary" isFullWidth icon={<GiftIcon />} onClick={steps.send}>
              {text('inbox-next-send')}
            </Button>
          </div>
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
      {steps && <NextSteps model={steps} availableReveals={availableReveals} />}
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
