import { useText } from '@billet/shared-i18n';
import { RecipientSkeleton } from '../recipient/recipient-skeleton.tsx';
import { useRecipient } from '../recipient/use-recipient.ts';
import { SendScene } from './send-scene.tsx';

/** /send?code=CODE: a valentine for the owner of the code. */
export default function SendPage() {
  const text = useText();
  const recipient = useRecipient();
  if (!recipient) return <RecipientSkeleton label={text('send-loading')} />;
  return <SendScene key={recipient.valentineCode} recipient={recipient} />;
}
