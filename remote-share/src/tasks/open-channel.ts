import { bridge } from '@billet/shared-bridge';
import { isMessengerLink } from '@billet/shared-domain/rules/links';

/** Opens the deployment's channel, inside the messenger if the link allows it. */
export function openChannel(): void {
  const { config, messenger } = bridge();
  if (isMessengerLink(config.channelLink)) messenger.openMessengerLink(config.channelLink);
  else messenger.openLink(config.channelLink);
}
