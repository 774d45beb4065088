import { bridge, type ManifestRoute, useSearchParams } from '@billet/shared-bridge';
import { Navigate } from '@billet/shared-bridge/host';
import type { Mode } from '@billet/shared-domain/contract';
import { shareLink } from '@billet/shared-domain/rules/links';
import { useText } from '@billet/shared-i18n';
import { Avatar, Spinner } from '@billet/shared-ui';
import screen from '../start/full-screen.module.css';
import { useRecipient } from './use-recipient.ts';
import { WebPage } from './web-page.tsx';

export interface WebRecipientProps {
  /** The bot's app that leads here. */
  readonly entry: NonNullable<ManifestRoute['entry']>;
  readonly mode: Mode;
  readonly home: string;
}

/** The recipient of a link that was opened outside the messenger: who it is, and the way on. Nobody's code leads home (ENV-11). */
export function WebRecipient({ entry, mode, home }: WebRecipientProps) {
  const text = useText();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const recipient = useRecipient(code);
  const { config } = bridge();
  if (recipient.kind === 'loading') {
    return (
      <section className={screen.screen}>
        <Spinner label={text('shell-web-loading')} />
      </section>
    );
  }
  if (recipient.kind === 'unknown') return <Navigate to={home} replace />;
  const { firstName, photoUrl } = recipient.profile.telegram;
  return (
    <WebPage
      art={<Avatar firstName={firstName} photoUrl={photoUrl} size="xl" />}
      title={text(`shell-web-recipient-${mode}`, { name: firstName })}
      text={text(`shell-web-recipient-${mode}-text`)}
      link={shareLink(config.botUsername, config[`${entry}App`], code)}
    />
  );
}
