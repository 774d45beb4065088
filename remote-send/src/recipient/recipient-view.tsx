import type { Mode, PublicProfile } from '@billet/shared-domain/contract';
import { cutText, PREVIEW_NAME_CUT, TITLE_CUT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Avatar, Chip, EyeIcon, Figures, HeartIcon, ProfilePreview, Shape } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { type SavedDraftModel, WriteActions } from '../compose/saved-draft.tsx';
import { Drift } from '../decorations/decorations.tsx';
import type { Counters } from './counters.ts';
import { HeroGift } from './hero-gift.tsx';
import styles from './recipient-view.module.css';

export interface RecipientModel {
  readonly mode: Mode;
  readonly recipient: PublicProfile;
  /** Null until drawn; placeholders are shown. */
  readonly counters: Counters | null;
  readonly tap: () => void;
  readonly write: () => void;
  /** Draft for this recipient; null if there is none. */
  readonly savedDraft: SavedDraftModel | null;
  readonly showAnswers: () => void;
}

const words = {
  valentine: { artId: 'tulip', title: 'send-title', subtitle: 'send-subtitle', tap: 'send-tap', write: 'send-open' },
  anonymous: { artId: 'envelope', title: 'send-ask-title', subtitle: 'send-ask-subtitle', tap: 'send-ask-tap', write: 'send-ask-open' },
} as const;

interface CountProps {
  readonly icon: ReactNode;
  readonly value: number | undefined;
  /** Placeholder as long as the value. */
  readonly place: number;
}

function Count({ icon, value, place }: CountProps) {
  const figures = <Figures>{value ?? place}</Figures>;
  return (
    <Chip icon={icon} className={styles.count}>
      {value === undefined ? <Shape>{figures}</Shape> : figures}
    </Chip>
  );
}

/**
 * Page that a shared link opens: the recipient, a gift to tap, and the write button. The recipient's prompt, if any, replaces the subtitle;
 * in a first frame the server replaces it.
 */
export function RecipientView({ model }: { readonly model: RecipientModel }) {
  const text = useText();
  const { prompt } = model.recipient;
  const { firstName, photoUrl } = model.recipient.telegram;
  const { artId, ...ids } = words[model.mode];
  return (
    <div className={styles.page} data-has-draft={model.savedDraft !== null || undefined}>
      <header className={styles.head}>
        <span className={styles.halo}>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="l" />
        </span>
        <h1 className={styles.title}>{text(ids.title, { name: cutText(firstName, TITLE_CUT) })}</h1>
        <p className={styles.subtitle} data-friend-prompt={model.counters === null ? '' : undefined}>
          {prompt ? (
            <q lang={prompt.language ?? undefined} dir="auto">
              {prompt.text}
            </q>
          ) : (
            text(ids.subtitle)
          )}
        </p>
      </header>
      <div className={styles.stage}>
        <Drift />
        <HeroGift artId={artId} label={text(ids.tap)} onTap={model.tap} />
        <div className={styles.counters} aria-hidden="true">
          <Count icon={<HeartIcon />} value={model.counters?.taps} place={350} />
          <Count icon={<EyeIcon />} value={model.counters?.viewers} place={2} />
        </div>
      </div>
      <footer className={styles.foot}>
        <WriteActions label={text(ids.write)} write={model.write} savedDraft={model.savedDraft} />
        <ProfilePreview
          name={cutText(firstName, PREVIEW_NAME_CUT)}
          firstName={firstName}
          photoUrl={photoUrl}
          hint={text('send-preview-hint')}
          onOpen={model.showAnswers}
        />
      </footer>
    </div>
  );
}
