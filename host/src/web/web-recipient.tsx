import { bridge, explain, type ManifestRoute, useCall, useSearchParams } from '@billet/shared-bridge';
import { Navigate } from '@billet/shared-bridge/host';
import type { Mode, PublicProfile } from '@billet/shared-domain/contract';
import { isCode } from '@billet/shared-domain/rules/code';
import { shareLink } from '@billet/shared-domain/rules/links';
import { useLanguage, useText } from '@billet/shared-i18n';
import { Avatar, Failed, GiftArt, Waiting } from '@billet/shared-ui';
import { useState } from 'react';
import { idleChunk } from '../idle/idle-chunk.ts';
import styles from './web-page.module.css';
import { WebPage } from './web-page.tsx';

export interface WebRecipientProps {
  /** The bot's app for this page. */
  readonly entry: NonNullable<ManifestRoute['entry']>;
  readonly mode: Mode;
  readonly home: string;
}

/**
 * Recipient of a link opened outside the messenger, with a link into the messenger. An unknown code leads home (ENV-11); any other
 * failure keeps the code.
 */
export function WebRecipient({ entry, mode, home }: WebRecipientProps) {
  const text = useText();
  const [query] = useSearchParams();
  const code = query.get('code');
  const { locale } = useLanguage();
  const [language] = useState(locale);
  const found = useCall('getPublicProfile', isCode(code) ? { params: { code }, query: { language } } : null);
  if (!isCode(code)) return <Navigate to={home} replace />;
  if (found.status === 'loading') return <Waiting art={idleChunk.peek()?.waitingGhost()} place="page" label={text('shell-web-loading')} />;
  if (found.status === 'ready') return <Found profile={found.data.user} entry={entry} mode={mode} />;
  const isUnknown = found.failure.kind === 'answer' && found.failure.code === 'not_found';
  if (isUnknown) return <Navigate to={home} replace />;
  const { id, args } = explain(found.failure);
  return (
    <Failed
      art={idleChunk.peek()?.errorGhost()}
      place="page"
      title={text('shell-web-missing')}
      text={text(id, args)}
      retryLabel={text('shell-page-retry')}
      onRetry={found.retry}
    />
  );
}

interface FoundProps extends Pick<WebRecipientProps, 'entry' | 'mode'> {
  readonly profile: PublicProfile;
}

/** Owner of a link, with a link into the messenger. */
export function Found({ profile, entry, mode }: FoundProps) {
  const text = useText();
  const { config } = bridge();
  const { firstName, photoUrl } = profile.telegram;
  return (
    <WebPage
      art={
        <div className={styles.recipient}>
          <Avatar firstName={firstName} photoUrl={photoUrl} size="xl" />
          <span className={styles.gift}>
            <GiftArt itemId={mode === 'valentine' ? 'bouquet' : 'envelope'} size={72} />
          </span>
        </div>
      }
      title={text(`shell-web-recipient-${mode}`, { name: firstName })}
      text={text(`shell-web-recipient-${mode}-text`)}
      link={shareLink(config.botUsername, config[`${entry}App`], profile.valentineCode)}
    />
  );
}
