import type { PublicConfig } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { shareLink } from '@billet/shared-domain/rules/links';

/** Link with which others write to the owner of a code, in a mode. */
export function ownLink(
  code: string,
  mode: Mode,
  { botUsername, sendApp, askApp }: Pick<PublicConfig, 'botUsername' | 'sendApp' | 'askApp'>,
): string {
  return shareLink(botUsername, mode === 'valentine' ? sendApp : askApp, code);
}
